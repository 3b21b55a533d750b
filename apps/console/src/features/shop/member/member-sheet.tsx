import { exportMembers, listMembers, maxMemberRows } from '@lumiroute/contract/member'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useDownload } from '../../../lib/api/downloads.ts'
import { formatCount } from '../../../lib/format/format.ts'
import { usePermitted } from '../../../lib/session/permitted.ts'
import type { TableState } from '../../../lib/table/table-state.ts'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { DownloadButton } from '../../../ui/download-button.tsx'
import { FaultTable } from '../../../ui/table/fault-table.tsx'
import { useRead } from '../../../lib/api/query.ts'
import { DropZone } from '../../../ui/upload/drop-zone.tsx'
import { buildQuery } from './member-filters.ts'
import { useMemberSheet } from './try-sheet.ts'
import type { TriedSheet } from './try-sheet.ts'

export type MemberSheetProps = { storeCode: string; state: TableState; onClose: () => void }

const types = ['text/csv', '.csv'] as const
const heading = { m: 0, mb: 0.5, fontSize: 14, lineHeight: '20px', fontWeight: 600 } as const
const words = { m: 0, mb: 1.5, fontSize: 13, lineHeight: '20px', color: 'text.secondary' } as const

function Part({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section>
      <Box component="h3" sx={heading}>
        {title}
      </Box>
      <Box component="p" sx={words}>
        {text}
      </Box>
      {children}
    </section>
  )
}

/** Result of the dry run. */
function Trial({ name, tried }: TriedSheet) {
  const { t } = useTranslation()
  const { created, updated, unchanged, faults } = tried
  const heads = {
    row: t('member.sheet.row'),
    column: t('member.sheet.column'),
    message: t('member.sheet.message'),
  }
  if (faults.length > 0)
    return (
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <Alert severity="error">{t('member.sheet.refused', { name, total: faults.length })}</Alert>
        <FaultTable label={t('member.sheet.faults')} {...{ heads, faults }} />
      </Box>
    )
  if (created + updated === 0) return <Alert severity="info">{t('member.sheet.same', { name })}</Alert>
  return <Alert severity="success">{t('member.sheet.ready', { name, created, updated, unchanged })}</Alert>
}

function ExportPart({ storeCode, state }: Omit<MemberSheetProps, 'onClose'>) {
  const { t } = useTranslation()
  const { may } = usePermitted()
  const [isWhole, setWhole] = useState(false)
  const { data } = useRead(listMembers, { storeCode, ...buildQuery(state), page: 1, size: 20 })
  const input = { store: storeCode, ...buildQuery(state), ...(isWhole && { whole: true }) }
  const download = useDownload(exportMembers, input)
  return (
    <Part
      title={t('member.sheet.exportTitle')}
      text={t('member.sheet.exportText', { total: formatCount(data?.total ?? 0) })}
    >
      {may('members.exportWhole') && (
        <>
          <FormControlLabel
            control={<Checkbox size="small" checked={isWhole} onChange={(_event, next) => setWhole(next)} />}
            label={t('member.sheet.whole')}
          />
          <Box sx={{ ...words, pl: 3.5 }}>{t('member.sheet.wholeHelp')}</Box>
        </>
      )}
      <DownloadButton {...download} label={t('member.sheet.export')} />
    </Part>
  )
}

/** Export and import of members as a file; a dry run comes before the import. */
export function MemberSheet({ storeCode, state, onClose }: MemberSheetProps) {
  const { t } = useTranslation()
  const { sheet, failure, isBusy, take, submit } = useMemberSheet(storeCode, onClose)
  return (
    <FormDialog
      open
      title={t('member.sheet.title')}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      submitLabel={t('member.sheet.submit')}
      busy={isBusy}
      width="md"
      {...(failure && { failure })}
    >
      <ExportPart storeCode={storeCode} state={state} />
      <Part
        title={t('member.sheet.importTitle')}
        text={t('member.sheet.importText', { rows: formatCount(maxMemberRows) })}
      >
        <DropZone
          label={t('member.sheet.file')}
          types={types}
          multiple={false}
          disabled={isBusy}
          hint={t('member.sheet.hint')}
          onFiles={([file]) => take(file)}
        />
      </Part>
      <div role="status">{sheet && <Trial {...sheet} />}</div>
    </FormDialog>
  )
}
