import LabelOff from '@mui/icons-material/LabelOffOutlined'
import NewLabel from '@mui/icons-material/NewLabelOutlined'
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined'
import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { TableChange, TableState } from '../../../lib/table/table-state.ts'
import { SearchLight } from '../../../ui/drawings/search-light.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import type { BulkAction, RowAction } from '../../../ui/table/table-column.ts'
import { useMemberList } from './list-members.ts'
import type { MemberListRow } from './list-members.ts'
import { MemberFilters } from './member-filters.tsx'
import { useMemberColumns } from './member.columns.tsx'
import { segmentOf } from './member.filters.ts'
import { memberPaths } from './member.paths.ts'

// Neither the table nor the page waits for the dialog.
const AssignDialog = lazy(async () => ({
  default: (await import('../tag/assign-dialog.tsx')).AssignDialog,
}))

export type MemberTableProps = {
  storeCode: string
  /** For addresses: an operator's choice of the store. */
  chosen: string | undefined
  state: TableState
  onStateChange: (change: TableChange) => void
}

const idOf = ({ mbrCode }: MemberListRow) => mbrCode

function useActions(pathOf: (code: string) => string) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return useCallback(
    ({ mbrCode }: MemberListRow): readonly RowAction[] => [
      {
        id: 'view',
        label: t('member.list.view'),
        icon: <VisibilityOutlined />,
        onClick: () => void navigate(pathOf(mbrCode)),
      },
    ],
    [t, navigate, pathOf],
  )
}

type Assigning = { op: 'add' | 'remove'; mbrCodes: string[] }

function useBulk(onAssign: (assigning: Assigning) => void): readonly BulkAction<MemberListRow>[] {
  const { t } = useTranslation()
  return useMemo(() => {
    const begin = (op: Assigning['op']) => (rows: readonly MemberListRow[]) =>
      onAssign({ op, mbrCodes: rows.map(idOf) })
    return [
      { id: 'add', label: t('member.list.addTags'), icon: <NewLabel />, onClick: begin('add') },
      { id: 'remove', label: t('member.list.removeTags'), icon: <LabelOff />, onClick: begin('remove') },
    ]
  }, [t, onAssign])
}

export function MemberTable({ storeCode, chosen, state, onStateChange }: MemberTableProps) {
  const { t } = useTranslation()
  const list = useMemberList(storeCode, state)
  const pathOf = useCallback((code: string) => memberPaths.detail(code, chosen), [chosen])
  const [assigning, setAssigning] = useState<Assigning>()
  const [title, text] = [t('member.list.empty'), t('member.list.emptyText')]
  return (
    <>
      <DataTable
        caption={t('member.list.title')}
        columns={useMemberColumns(pathOf)}
        rowActions={useActions(pathOf)}
        rowId={idOf}
        {...list}
        state={state}
        onStateChange={onStateChange}
        searchPlaceholder={t('member.list.search')}
        filters={<MemberFilters state={state} onStateChange={onStateChange} />}
        bulkActions={useBulk(setAssigning)}
        empty={<EmptyState title={title} text={text} drawing={<SearchLight />} />}
      />
      <Suspense>
        {assigning && (
          <AssignDialog
            storeCode={storeCode}
            {...assigning}
            title={t(`tag.assign.${assigning.op}Title`)}
            found={{ segment: segmentOf(state), total: list.total }}
            onClose={() => setAssigning(undefined)}
          />
        )}
      </Suspense>
    </>
  )
}
