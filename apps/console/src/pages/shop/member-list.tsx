import LabelOutlined from '@mui/icons-material/LabelOutlined'
import UploadFile from '@mui/icons-material/UploadFileOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Suspense, lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { MemberTable } from '../../features/shop/member/member-table.tsx'
import { memberFilterNames } from '../../features/shop/member/member.filters.ts'
import { StoreAbsent } from '../../features/shop/shop/store-absent.tsx'
import { useChosenStore } from '../../features/platform/store/chosen-store.tsx'
import { TagFilter } from '../../features/shop/tag/tag-filter.tsx'
import { useAddressFlag } from '../../lib/table/address-flag.ts'
import { useTableUrlState } from '../../lib/table/table-url.ts'
import { PageHeader } from '../../ui/page-header.tsx'

// The list must not wait for what is opened from it.
const TagManager = lazy(async () => ({
  default: (await import('../../features/shop/tag/tag-manager.tsx')).TagManager,
}))
const MemberSheet = lazy(async () => ({
  default: (await import('../../features/shop/member/member-sheet.tsx')).MemberSheet,
}))

const tableOptions = {
  filters: memberFilterNames,
  sizes: [20, 50, 100],
  defaults: { size: 50, hidden: ['orderCount', 'mbrPoints', 'mbrMobile', 'source', 'createdAt'] },
}
const desk = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '208px minmax(0, 1fr)' },
} as const

export function MemberListPage() {
  const { t } = useTranslation()
  const { storeCode, canChoose, isAbsent, picker } = useChosenStore()
  const table = useTableUrlState(tableOptions)
  const [isManaging, setManaging] = useAddressFlag('manage')
  const [isMoving, setMoving] = useAddressFlag('sheet')
  const chosen = canChoose ? storeCode : undefined
  const actions = (
    <>
      {picker}
      {!isAbsent && (
        <>
          <Button variant="outlined" startIcon={<LabelOutlined />} onClick={() => setManaging(true)}>
            {t('member.list.manageTags')}
          </Button>
          <Button variant="outlined" startIcon={<UploadFile />} onClick={() => setMoving(true)}>
            {t('member.list.sheet')}
          </Button>
        </>
      )}
    </>
  )
  return (
    <>
      <PageHeader title={t('member.list.title')} purpose={t('member.list.purpose')} actions={actions} />
      {isAbsent ? (
        <StoreAbsent />
      ) : (
        <Box sx={desk}>
          <TagFilter key={storeCode} storeCode={storeCode} {...table} />
          <MemberTable {...table} {...{ storeCode, chosen }} />
        </Box>
      )}
      <Suspense>
        {isManaging && <TagManager storeCode={storeCode} onClose={() => setManaging(false)} />}
        {isMoving && (
          <MemberSheet storeCode={storeCode} state={table.state} onClose={() => setMoving(false)} />
        )}
      </Suspense>
    </>
  )
}
