import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useTranslation } from 'react-i18next'
import { ProgressLine } from '../progress-line.tsx'
import { BulkBar } from './toolbar/bulk-bar.tsx'
import { SearchBox } from './toolbar/search-box.tsx'
import { TableContent } from './table-content.tsx'
import { TableFooter } from './table-footer.tsx'
import type { DataTableProps } from './table-props.ts'
import { TableToolbar } from './toolbar/table-toolbar.tsx'
import { TableTools } from './toolbar/table-tools.tsx'
import { useDataTable } from './use-data-table.ts'
import { useDensity } from './use-density.ts'

const usualSizes = [20, 50, 100]

const frame = {
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  position: 'relative',
} as const

/** Progress bar above the rows while the next ones load. */
function Refreshing({ isOn }: { isOn: boolean }) {
  const { t } = useTranslation()
  return (
    <Box sx={{ height: 0, position: 'relative', zIndex: 3 }}>
      {isOn && (
        <Box sx={{ mt: '-1px' }}>
          <ProgressLine label={t('ui.table.loading')} />
        </Box>
      )}
    </Box>
  )
}

/** A table with search, filters, sorting, selection, actions, export, paging and loading states. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { state, onStateChange, bulkActions = [] } = props
  const isPhone = useMediaQuery('(max-width:599.95px)', { noSsr: true })
  const [density, setDensity] = useDensity()
  const shown = useDataTable(props)
  const exportRows = props.exportRows ?? (shown.isServer ? undefined : async () => shown.found)
  const tools = <TableTools table={props} onDensity={setDensity} {...{ isPhone, density, exportRows }} />
  return (
    <Box sx={frame}>
      {bulkActions.length > 0 && shown.selected !== 'none' ? (
        <BulkBar rows={shown.selectedRows} actions={bulkActions} onClear={shown.selectNone} />
      ) : (
        <TableToolbar
          search={<SearchBox search={shown.search} placeholder={props.searchPlaceholder} />}
          filters={props.filters}
          tools={tools}
        />
      )}
      <Refreshing isOn={!!shown.load.isFetching && !shown.isPending} />
      <TableContent table={props} {...{ shown, isPhone, density }} />
      {!shown.isPending && shown.count > 0 && (
        <TableFooter
          page={shown.page}
          size={state.size}
          sizes={props.sizes ?? usualSizes}
          total={shown.count}
          onChange={onStateChange}
        />
      )}
    </Box>
  )
}
