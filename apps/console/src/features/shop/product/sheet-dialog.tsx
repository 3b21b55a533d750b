import { listCategories } from '@lumiroute/contract/category'
import {
  exportProducts,
  importProducts,
  listProducts,
  maxImportBytes,
  maxProductRows,
} from '@lumiroute/contract/product'
import type { AnswerOf } from '@lumiroute/contract'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDownload } from '../../../lib/api/downloads.ts'
import { formatBytes } from '../../../lib/format/format.ts'
import { readError } from '../../../lib/form/place-errors.ts'
import { useAct } from '../../../lib/api/query.ts'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { DownloadButton } from '../../../ui/download-button.tsx'
import { FaultTable } from '../../../ui/table/fault-table.tsx'
import { DropZone } from '../../../ui/upload/drop-zone.tsx'
import { readSheetFile } from './read-sheet-file.ts'

export type SheetDialogProps = { storeCode: string; onClose: () => void }
type Tried = AnswerOf<typeof importProducts>
type Sheet = { name: string; csv: string; tried: Tried }

const types = ['text/csv', '.csv'] as const
const heading = { m: 0, mb: 0.5, fontSize: 14, lineHeight: '20px', fontWeight: 600 } as const
const words = { m: 0, mb: 1.5, fontSize: 13, lineHeight: '20px', color: 'text.secondary' } as const

/** Result of the dry run. */
function Trial({ name, tried }: Omit<Sheet, 'csv'>) {
  const { t } = useTranslation()
  const { created, updated, unchanged, faults } = tried
  const heads = {
    row: t('product.sheet.row'),
    column: t('product.sheet.column'),
    message: t('product.sheet.message'),
  }
  if (faults.length > 0)
    return (
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <Alert severity="error">{t('product.sheet.refused', { name, total: faults.length })}</Alert>
        <FaultTable label={t('product.sheet.faults')} heads={heads} faults={faults} />
      </Box>
    )
  const isIdle = created + updated === 0
  return (
    <Alert severity={isIdle ? 'info' : 'success'}>
      {isIdle
        ? t('product.sheet.same', { name })
        : t('product.sheet.ready', { name, created, updated, unchanged })}
    </Alert>
  )
}

function useSheet(storeCode: string) {
  const { t } = useTranslation()
  const [sheet, setSheet] = useState<Sheet>()
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const { mutateAsync: tryOut } = useAct(importProducts, { quiet: true })
  const take = async ([file]: File[]) => {
    setSheet(undefined)
    setFailure(undefined)
    if (!file) return
    if (file.size > maxImportBytes)
      return setFailure(t('product.sheet.tooLarge', { size: formatBytes(maxImportBytes) }))
    setBusy(true)
    try {
      const csv = await readSheetFile(file)
      setSheet({ name: file.name, csv, tried: await tryOut({ store: storeCode, csv, dryRun: true }) })
    } catch (error) {
      setFailure(readError(error).message)
    } finally {
      setBusy(false)
    }
  }
  return { sheet, failure, setFailure, busy, take }
}

function ExportPart({ storeCode }: { storeCode: string }) {
  const { t } = useTranslation()
  const download = useDownload(exportProducts, { store: storeCode })
  return (
    <section>
      <Box component="h3" sx={heading}>
        {t('product.sheet.exportTitle')}
      </Box>
      <Box component="p" sx={words}>
        {t('product.sheet.exportText')}
      </Box>
      <DownloadButton {...download} label={t('product.sheet.export')} />
    </section>
  )
}

/** Export and import of products as a file; a dry run comes before the import. */
export function SheetDialog({ storeCode, onClose }: SheetDialogProps) {
  const { t } = useTranslation()
  const { sheet, failure, setFailure, busy, take } = useSheet(storeCode)
  const apply = useAct(importProducts, { invalidate: [listProducts, listCategories], quiet: 'errors' })
  const isReady = sheet !== undefined && sheet.tried.faults.length === 0
  const submit = async () => {
    if (!sheet || !isReady) return setFailure(t('product.sheet.choose'))
    try {
      await apply.mutateAsync({ store: storeCode, csv: sheet.csv })
      onClose()
    } catch (error) {
      setFailure(readError(error).message)
    }
  }
  return (
    <FormDialog
      open
      title={t('product.sheet.title')}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
      submitLabel={t('product.sheet.submit')}
      busy={busy || apply.isPending}
      {...(failure && { failure })}
      width="md"
    >
      <ExportPart storeCode={storeCode} />
      <section>
        <Box component="h3" sx={heading}>
          {t('product.sheet.importTitle')}
        </Box>
        <Box component="p" sx={words}>
          {t('product.sheet.importText', { rows: maxProductRows })}
        </Box>
        <DropZone
          label={t('product.sheet.file')}
          types={types}
          multiple={false}
          disabled={busy}
          hint={t('product.sheet.hint')}
          onFiles={(files) => void take(files)}
        />
      </section>
      <div role="status">{sheet && <Trial name={sheet.name} tried={sheet.tried} />}</div>
    </FormDialog>
  )
}
