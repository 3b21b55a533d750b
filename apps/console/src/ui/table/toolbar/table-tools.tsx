import { ColumnMenu } from './column-menu.tsx'
import { ExportButton } from './export-button.tsx'
import { SortMenu } from './sort-menu.tsx'
import type { DataTableProps } from '../table-props.ts'
import type { Density } from '../table-style.ts'
import { DensityButton } from './table-toolbar.tsx'

type TableToolsProps<Row extends object> = {
  table: DataTableProps<Row>
  isPhone: boolean
  density: Density
  onDensity: (density: Density) => void
  exportRows: DataTableProps<Row>['exportRows']
}

/** The buttons next to the search: sorting on a phone, columns, row height and export. */
export function TableTools<Row extends object>(props: TableToolsProps<Row>) {
  const { table, isPhone, density, onDensity, exportRows } = props
  const { columns, state, onStateChange } = table
  const sortables = columns.filter(({ sortable }) => sortable)
  const hideables = columns.filter(({ hideable }) => hideable !== false)
  return (
    <>
      {isPhone && sortables.length > 0 && (
        <SortMenu columns={sortables} sort={state.sort} onChange={(sort) => onStateChange({ sort })} />
      )}
      <ColumnMenu
        columns={hideables}
        hidden={state.hidden}
        onChange={(hidden) => onStateChange({ hidden })}
      />
      {!isPhone && <DensityButton density={density} onChange={onDensity} />}
      {exportRows && (
        <ExportButton name={table.exportName ?? table.caption} columns={columns} exportRows={exportRows} />
      )}
    </>
  )
}
