import { listMembers } from '@lumiroute/contract/member'
import type { MemberRow } from '@lumiroute/contract/member'
import LabelOff from '@mui/icons-material/LabelOffOutlined'
import LabelOutlined from '@mui/icons-material/LabelOutlined'
import NewLabel from '@mui/icons-material/NewLabelOutlined'
import UploadFile from '@mui/icons-material/UploadFileOutlined'
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined'
import Box from '@mui/material/Box'
import { lazy } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { MemberFilters } from '../../features/shop/member/member-filters.tsx'
import { memberColumns } from '../../features/shop/member/member.columns.tsx'
import { memberFilterNames, buildQuery, toSegment } from '../../features/shop/member/member-filters.ts'
import { memberPaths } from '../../features/shop/member/member.paths.ts'
import { TagFilter } from '../../features/shop/tag/tag-filter.tsx'
import { SearchLight } from '../../ui/drawings/search-light.tsx'
import type { BulkActionSpec } from '../kit/bulk-actions.tsx'
import { defineListPage } from '../kit/define-list-page.tsx'
import type { DialogControl, ListSlot } from '../kit/list-context.ts'
import { link } from '../kit/row-actions.tsx'

// Loaded lazily, so that the list does not wait for it.
const TagManager = lazy(async () => ({
  default: (await import('../../features/shop/tag/tag-manager.tsx')).TagManager,
}))
const MemberSheet = lazy(async () => ({
  default: (await import('../../features/shop/member/member-sheet.tsx')).MemberSheet,
}))
const AssignDialog = lazy(async () => ({
  default: (await import('../../features/shop/tag/assign-dialog.tsx')).AssignDialog,
}))

const desk = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '208px minmax(0, 1fr)' },
} as const

function WithTags({ context, table, children }: ListSlot<MemberRow> & { children: ReactNode }) {
  const { storeCode } = context
  return (
    <Box sx={desk}>
      <TagFilter key={storeCode} storeCode={storeCode} {...table} />
      <Box sx={{ minWidth: 0 }}>{children}</Box>
    </Box>
  )
}

type AssignProps = {
  op: 'add' | 'remove'
  members: readonly MemberRow[]
  control: DialogControl
  slot: ListSlot<MemberRow>
}

function AssignTags({ op, members, control: { open, onClose }, slot }: AssignProps) {
  const { t } = useTranslation()
  if (!open) return null
  return (
    <AssignDialog
      storeCode={slot.context.storeCode}
      op={op}
      mbrCodes={members.map(({ mbrCode }) => mbrCode)}
      title={t(`tag.assign.${op}Title`)}
      found={{ segment: toSegment(slot.table.state), total: slot.list.total }}
      onClose={onClose}
    />
  )
}

const assign = (id: string, icon: ReactNode, op: AssignProps['op']): BulkActionSpec<MemberRow> => ({
  id,
  icon,
  dialog: (members, control, slot) => <AssignTags {...{ op, members, control, slot }} />,
})

export const MemberListPage = defineListPage({
  noun: 'member',
  endpoint: listMembers,
  rows: 'membersList',
  id: 'mbrCode',
  scope: ({ storeCode }) => ({ storeCode }),
  columns: ({ chosen }) => memberColumns(chosen),
  size: 50,
  hidden: ['orderCount', 'mbrPoints', 'mbrMobile', 'source', 'createdAt'],
  filters: [
    {
      names: memberFilterNames,
      query: (filters) => buildQuery({ filters: filters as Record<string, string>, q: '' }),
      Control: ({ table }) => <MemberFilters {...table} />,
    },
  ],
  drawing: <SearchLight />,
  isExported: false,
  Frame: WithTags,
  headerActions: [
    {
      id: 'manageTags',
      icon: <LabelOutlined />,
      flag: 'manage',
      dialog: ({ onClose }, { storeCode }) => <TagManager storeCode={storeCode} onClose={onClose} />,
    },
    {
      id: 'sheet',
      icon: <UploadFile />,
      flag: 'sheet',
      dialog: ({ onClose }, { storeCode }, { state }) => (
        <MemberSheet storeCode={storeCode} state={state} onClose={onClose} />
      ),
    },
  ],
  rowActions: [
    link('view', <VisibilityOutlined />, ({ mbrCode }: MemberRow, { chosen }) =>
      memberPaths.detail(mbrCode, chosen),
    ),
  ],
  bulkActions: [assign('addTags', <NewLabel />, 'add'), assign('removeTags', <LabelOff />, 'remove')],
})
