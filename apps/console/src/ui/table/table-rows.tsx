import ExpandMore from '@mui/icons-material/ExpandMore'
import IconButton from '@mui/material/IconButton'
import { memo } from 'react'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { RowActions } from './row-actions.tsx'
import type { DataColumn } from './table-column.ts'
import { columnCount } from './table-view.ts'
import type { TableItem, TableView } from './table-view.ts'

export function cellClass<Row>({ align, mono, width }: DataColumn<Row>): string {
  return [align, mono && 'mono', width && 'clip'].filter(Boolean).join(' ')
}

export type RowCheckProps = { label: string; checked: boolean; mixed?: boolean; onChange: () => void }

export function RowCheck({ label, checked, mixed = false, onChange }: RowCheckProps) {
  return (
    <input
      type="checkbox"
      aria-label={label}
      checked={checked}
      ref={(box) => {
        if (box) box.indeterminate = mixed
      }}
      onChange={onChange}
      style={{
        width: 16,
        height: 16,
        margin: 0,
        verticalAlign: 'middle',
        accentColor: 'var(--lr-palette-primary-main)',
      }}
    />
  )
}

export function ExpandButton({ expanded, onClick }: { expanded: boolean; onClick: () => void }) {
  const { t } = useTranslation()
  return (
    <IconButton
      size="small"
      aria-expanded={expanded}
      aria-label={expanded ? t('ui.table.collapse') : t('ui.table.expand')}
      onClick={onClick}
    >
      <ExpandMore
        sx={{
          fontSize: 20,
          transform: expanded ? 'none' : 'rotate(-90deg)',
          transition: 'transform 140ms',
          '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
        }}
      />
    </IconButton>
  )
}

export type TableRowProps<Row> = {
  item: TableItem<Row>
  view: TableView<Row>
  index?: number
  measure?: Ref<HTMLTableRowElement>
}

function DetailRow<Row>({ item, view, index, measure }: TableRowProps<Row>) {
  return (
    <tr data-kind="detail" data-index={index} ref={measure}>
      <td className="detail" colSpan={columnCount(view)}>
        {view.renderExpanded?.(item.row)}
      </td>
    </tr>
  )
}

function DataRow<Row>({ item, view, index, measure }: TableRowProps<Row>) {
  const { t } = useTranslation()
  const { id, row, selected, expanded } = item
  return (
    <tr data-kind="row" data-index={index} ref={measure} data-selected={selected || undefined}>
      {view.selectable && (
        <td className="tool">
          <RowCheck label={t('ui.table.selectRow')} checked={selected} onChange={() => view.onSelect(id)} />
        </td>
      )}
      {view.renderExpanded && (
        <td className="tool">
          <ExpandButton expanded={expanded} onClick={() => view.onExpand(id)} />
        </td>
      )}
      {view.columns.map((column) => (
        <td key={column.id} className={cellClass(column)}>
          {column.cell(row)}
        </td>
      ))}
      {view.rowActions && (
        <td className="actions">
          <RowActions actions={view.rowActions(row)} visible={view.visibleActions} />
        </td>
      )}
    </tr>
  )
}

function AnyRow<Row>(props: TableRowProps<Row>) {
  return props.item.kind === 'row' ? <DataRow {...props} /> : <DetailRow {...props} />
}

function isSame<Row>(before: TableRowProps<Row>, after: TableRowProps<Row>): boolean {
  const a = before.item
  const b = after.item
  if (before.view !== after.view || before.index !== after.index || before.measure !== after.measure)
    return false
  return a.key === b.key && a.row === b.row && a.selected === b.selected && a.expanded === b.expanded
}

export const TableRow = memo(AnyRow, isSame) as typeof AnyRow

export function PlainRows<Row>({ items, view }: { items: readonly TableItem<Row>[]; view: TableView<Row> }) {
  return (
    <tbody>
      {items.map((item) => (
        <TableRow key={item.key} item={item} view={view} />
      ))}
    </tbody>
  )
}
