import EditOutlined from '@mui/icons-material/EditOutlined'
import SettingsOutlined from '@mui/icons-material/SettingsOutlined'
import Button from '@mui/material/Button'
import { Suspense, lazy, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StoreChoice } from '../../features/platform/store/store-choice.tsx'
import { LinkButtons } from '../../features/shop/front/link-buttons.tsx'
import { linkStore } from '../../features/shop/front/store-link.ts'
import { StoreInfo, useStoreInfo } from '../../features/platform/store/store-info.tsx'
import { useAddressFlag } from '../../lib/table/address-flag.ts'
import { usePermitted } from '../../lib/session/permitted.ts'
import { useStoreChoice } from '../../lib/session/store-choice.ts'
import { useUser } from '../../features/platform/session/current-user.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

const InfoDialog = lazy(async () => ({
  default: (await import('../../features/platform/store/info-dialog.tsx')).InfoDialog,
}))
const ThirdPartyDialog = lazy(async () => ({
  default: (await import('../../features/platform/third-party/third-party-dialog.tsx')).ThirdPartyDialog,
}))

export function StoreInfoPage() {
  const { t } = useTranslation()
  const { storeCode, canChoose, choose } = useStoreChoice(useUser())
  const load = useStoreInfo(storeCode)
  const [isEditing, setEditing] = useState(false)
  const [isLineOpen, setLineOpen] = useAddressFlag('line')
  const { may } = usePermitted()
  const edit = may('store.write') ? () => setEditing(true) : undefined
  const actions = (
    <>
      {canChoose && <StoreChoice storeCode={storeCode} onPick={choose} />}
      {load.store && (
        <>
          <LinkButtons storeCode={storeCode} thing={linkStore(load.store)} />
          {may('secrets.manage') && (
            <Button
              variant="outlined"
              color="inherit"
              startIcon={<SettingsOutlined />}
              onClick={() => setLineOpen(true)}
            >
              {t('store.list.thirdParty')}
            </Button>
          )}
          {edit && (
            <Button variant="contained" startIcon={<EditOutlined />} onClick={edit}>
              {t('store.info.edit')}
            </Button>
          )}
        </>
      )}
    </>
  )
  return (
    <>
      <PageHeader title={t('store.info.title')} purpose={t('store.info.purpose')} actions={actions} />
      <StoreInfo load={load} onEdit={edit} />
      {load.store && (
        <Suspense>
          {isEditing && <InfoDialog open store={load.store} onClose={() => setEditing(false)} />}
          {isLineOpen && may('secrets.manage') && (
            <ThirdPartyDialog open store={load.store} onClose={() => setLineOpen(false)} />
          )}
        </Suspense>
      )}
    </>
  )
}
