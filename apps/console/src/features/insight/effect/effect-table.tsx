import Button from '@mui/material/Button'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { TableChange, TableState } from '../../../lib/table/table-state.ts'
import { EmptyState } from '../../../ui/states.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { DateFilter } from '../../../ui/table/date-filter.tsx'
import type { RowAction } from '../../../ui/table/table-column.ts'
import { TableFilter } from '../../../ui/table/table-filter.tsx'
import { choicesOf } from '../../advertising/ad/ad.choices.ts'
import { hasStarted } from '../../road/record/record.facts.ts'
import { useEffectColumns } from './effect.columns.tsx'
import type { EffectKind } from './effect.paths.ts'
import { effectTypes, exportEffects, useEffectList } from './list-effects.ts'
import type { EffectRow } from './list-effects.ts'

type TableProps = { state: TableState; onStateChange: (change: TableChange) => void }
export type EffectTableProps = TableProps & {
  kind: EffectKind
  storeId: number | undefined
  /** Where the ads of the same store are. */
  adsPath: string
  onOpen: (record: EffectRow) => void
}

export const effectFilters = ['moveType', 'broadcastDate'] as const
const idOf = ({ id }: EffectRow) => String(id)

function Filters({ kind, ...table }: TableProps & { kind: EffectKind }) {
  const { t } = useTranslation()
  const options = choicesOf(t, 'moveType').filter(({ value }) =>
    effectTypes[kind].some((one) => one === value),
  )
  return (
    <>
      <TableFilter
        {...table}
        name="moveType"
        label={t('effect.field.moveType')}
        all={t('effect.list.allTypes')}
        options={options}
      />
      <DateFilter {...table} name="broadcastDate" label={t('effect.field.date')} />
    </>
  )
}

function NoRecords({ kind, adsPath }: { kind: EffectKind; adsPath: string }) {
  const { t } = useTranslation()
  return (
    <EmptyState
      title={t(`effect.${kind}.empty`)}
      text={t(`effect.${kind}.emptyText`)}
      action={
        <Button variant="contained" href={adsPath}>
          {t('effect.list.toAds')}
        </Button>
      }
    />
  )
}

function useEffectActions(onOpen: (record: EffectRow) => void) {
  const { t } = useTranslation()
  return useCallback(
    (record: EffectRow): readonly RowAction[] => [
      {
        id: 'analyse',
        label: t('effect.list.analyse'),
        onClick: () => onOpen(record),
        disabled: !hasStarted(record),
        disabledReason: t('effect.list.notStarted'),
      },
    ],
    [t, onOpen],
  )
}

export function EffectTable({ kind, storeId, adsPath, state, onStateChange, onOpen }: EffectTableProps) {
  const { t } = useTranslation()
  const list = useEffectList(kind, storeId, state)
  return (
    <DataTable
      caption={t(`effect.${kind}.title`)}
      columns={useEffectColumns(kind)}
      rowActions={useEffectActions(onOpen)}
      rowId={idOf}
      {...list}
      state={state}
      onStateChange={onStateChange}
      searchPlaceholder={t('effect.list.search')}
      filters={<Filters kind={kind} state={state} onStateChange={onStateChange} />}
      empty={<NoRecords kind={kind} adsPath={adsPath} />}
      exportRows={({ signal }) => exportEffects(kind, storeId ?? 0, state, signal)}
    />
  )
}
