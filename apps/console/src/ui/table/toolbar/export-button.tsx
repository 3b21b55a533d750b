import Download from '@mui/icons-material/Download'
import CircularProgress from '@mui/material/CircularProgress'
import IconButton from '@mui/material/IconButton'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { downloadText, toCsv } from '../../../lib/table/csv.ts'
import { useNotice } from '../../notice.tsx'
import { Tooltip } from '../../tooltip.tsx'
import { plainValue } from '../table-column.ts'
import type { DataColumn } from '../table-column.ts'

export type ExportRows<Row> = (options: { signal: AbortSignal }) => Promise<readonly Row[]>
export type ExportButtonProps<Row> = {
  name: string
  columns: readonly DataColumn<Row>[]
  exportRows: ExportRows<Row>
}

function tableCsv<Row>(columns: readonly DataColumn<Row>[], rows: readonly Row[]): string {
  const cells = rows.map((row) => columns.map((column) => plainValue(column, row)))
  return toCsv(
    columns.map(({ header }) => header),
    cells,
  )
}

export function ExportButton<Row>({ name, columns, exportRows }: ExportButtonProps<Row>) {
  const { t } = useTranslation()
  const notice = useNotice()
  const running = useRef<AbortController>(undefined)
  const [busy, setBusy] = useState(false)
  const run = async () => {
    const work = new AbortController()
    running.current = work
    setBusy(true)
    try {
      const rows = await exportRows({ signal: work.signal })
      if (work.signal.aborted) return
      if (rows.length === 0) notice.error(t('ui.table.exportEmpty'))
      else downloadText(`${name}.csv`, tableCsv(columns, rows))
    } catch {
      if (!work.signal.aborted) notice.error(t('ui.table.exportFailed'))
    } finally {
      if (running.current === work) setBusy(false)
    }
  }
  const cancel = () => {
    running.current?.abort()
    setBusy(false)
  }
  const label = busy ? t('ui.table.exportCancel') : t('ui.table.export')
  return (
    <Tooltip title={label}>
      <IconButton aria-label={label} onClick={busy ? cancel : () => void run()}>
        {busy ? <CircularProgress size={18} /> : <Download sx={{ fontSize: 20 }} />}
      </IconButton>
    </Tooltip>
  )
}
