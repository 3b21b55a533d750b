import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import type { TableChange, TableState } from '../../../lib/table/table-state.ts'
import { DarkBoard } from '../../../ui/drawings/dark-board.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { TableFilter } from '../../../ui/table/table-filter.tsx'
import { useAdActions } from './ad-actions.tsx'
import type { AdDoings } from './ad-actions.tsx'
import { choicesOf } from './ad.choices.ts'
import { useAdColumns } from './ad.columns.tsx'
import type { AdRow } from './ad.columns.tsx'
import { statusChoices } from './ad-status.tsx'
import { useDeleteAd } from './delete-ad.ts'
import { exportAds, useAdList } from './list-ads.ts'

type TableProps = { state: TableState; onStateChange: (change: TableChange) => void }
export type AdTableProps = TableProps &
  Pick<AdDoings, 'onOpen' | 'onSend' | 'onRecords'> & { storeId: number | undefined; createPath: string }

export const adFilters = ['payStatus', 'moveType'] as const
const idOf = ({ id }: AdRow) => String(id)

export function CreateAdButton({ href }: { href: string }) {
  const { t } = useTranslation()
  return (
    <Button variant="contained" startIcon={<Add />} href={href}>
      {t('ad.list.create')}
    </Button>
  )
}

function Filters(props: TableProps) {
  const { t } = useTranslation()
  return (
    <>
      <TableFilter
        {...props}
        name="payStatus"
        label={t('ad.field.status')}
        all={t('ad.list.allStatuses')}
        options={statusChoices(t)}
      />
      <TableFilter
        {...props}
        name="moveType"
        label={t('ad.field.moveType')}
        all={t('ad.list.allTypes')}
        options={choicesOf(t, 'moveType')}
      />
    </>
  )
}

function NoAds({ createPath }: { createPath: string }) {
  const { t } = useTranslation()
  return (
    <EmptyState
      title={t('ad.list.empty')}
      text={t('ad.list.emptyText')}
      drawing={<DarkBoard />}
      action={<CreateAdButton href={createPath} />}
    />
  )
}

export function AdTable({ storeId, state, onStateChange, createPath, ...doings }: AdTableProps) {
  const { t } = useTranslation()
  const list = useAdList(storeId, state)
  const { deleteAd, dialog } = useDeleteAd()
  return (
    <>
      <DataTable
        caption={t('ad.list.title')}
        columns={useAdColumns()}
        rowActions={useAdActions({ ...doings, onDelete: deleteAd })}
        visibleActions={2}
        rowId={idOf}
        {...list}
        state={state}
        onStateChange={onStateChange}
        searchPlaceholder={t('ad.list.search')}
        filters={<Filters state={state} onStateChange={onStateChange} />}
        empty={<NoAds createPath={createPath} />}
        exportRows={({ signal }) => exportAds(storeId ?? 0, state, signal)}
      />
      {dialog}
    </>
  )
}
