import { createReport, downloadReport, renewReport, revokeReport } from '@lumiroute/contract/report'
import type { Report } from '@lumiroute/contract/report'
import { isLanguage, languages } from '@lumiroute/contract/text'
import type { Language } from '@lumiroute/contract/text'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogContent from '@mui/material/DialogContent'
import Stack from '@mui/material/Stack'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDownload } from '../../../lib/api/downloads.ts'
import { useAct, useRead } from '../../../lib/api/query.ts'
import { useFormat } from '../../../lib/format/use-format.ts'
import { usePermitted } from '../../../lib/session/permitted.ts'
import { TitledDialog } from '../../../ui/dialog/titled-dialog.tsx'
import { useConfirm } from '../../../ui/dialog/use-confirm.tsx'
import { DownloadButton } from '../../../ui/download-button.tsx'
import { ProgressLine } from '../../../ui/progress-line.tsx'
import { FailedState } from '../../../ui/states.tsx'
import { ReportLink } from './report-link.tsx'
import type { ReportSubject } from './report-subject.ts'

export type ReportDialogProps = { open: boolean; subject: ReportSubject; onClose: () => void }

function Creating() {
  const { t } = useTranslation()
  return (
    <Box sx={{ py: 3 }}>
      <Box sx={{ mb: 1, fontSize: 14, color: 'text.secondary' }}>{t('report.dialog.creating')}</Box>
      <ProgressLine label={t('report.dialog.creating')} height={4} />
    </Box>
  )
}

type LanguageChoiceProps = { language: Language; onChange: (language: Language) => void }

function LanguageChoice({ language, onChange }: LanguageChoiceProps) {
  const { t } = useTranslation()
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={language}
      aria-label={t('report.dialog.language')}
      onChange={(_event, chosen: Language | null) => chosen && onChange(chosen)}
    >
      {languages.map((each) => (
        <ToggleButton key={each} value={each}>
          {t(`report.language.${each}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}

/** Downloads by itself once: the click that opened the dialog asked for the file. */
function useFile(storeId: number, report: Report) {
  const download = useDownload(downloadReport, { storeId, reportId: report.id })
  const hasStarted = useRef(false)
  const { start } = download
  useEffect(() => {
    if (hasStarted.current) return
    hasStarted.current = true
    start()
  }, [start])
  return download
}

function LinkButtons({ storeId, report }: { storeId: number; report: Report }) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const stale = { invalidate: [createReport] }
  const revoke = useAct(revokeReport, stale)
  const renew = useAct(renewReport, stale)
  const input = { storeId, reportId: report.id }
  const isBusy = revoke.isPending || renew.isPending
  const { may } = usePermitted()
  if (!may('ads.write')) return null
  const ask = async (kind: 'revoke' | 'renew') => {
    const options = {
      title: t(`report.${kind}.ask`),
      text: t(`report.${kind}.text`),
      confirmLabel: t(`report.${kind}.yes`),
      destructive: kind === 'revoke',
    }
    if (await confirm(options)) (kind === 'revoke' ? revoke : renew).mutate(input)
  }
  if (report.verifyUrl === null)
    return (
      <Button size="small" variant="outlined" disabled={isBusy} onClick={() => renew.mutate(input)}>
        {t('report.dialog.newLink')}
      </Button>
    )
  return (
    <>
      <Button size="small" disabled={isBusy} onClick={() => void ask('renew')}>
        {t('report.dialog.renew')}
      </Button>
      <Button size="small" color="error" disabled={isBusy} onClick={() => void ask('revoke')}>
        {t('report.dialog.revoke')}
      </Button>
    </>
  )
}

function Made({ storeId, report }: { storeId: number; report: Report }) {
  const { t } = useTranslation()
  const { bytes, dateTime } = useFormat()
  const file = useFile(storeId, report)
  return (
    <Stack sx={{ gap: 2.5 }}>
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <DownloadButton {...file} label={t('report.dialog.download')} variant="contained" />
        <Box sx={{ fontSize: 13, color: 'text.secondary' }}>
          {t('report.dialog.facts', { size: bytes(report.sizeBytes), at: dateTime(report.createdAt) })}
        </Box>
      </Stack>
      <ReportLink url={report.verifyUrl}>
        <LinkButtons {...{ storeId, report }} />
      </ReportLink>
    </Stack>
  )
}

function ReportBody({ subject }: { subject: ReportSubject }) {
  const { i18n } = useTranslation()
  const [language, setLanguage] = useState<Language>(isLanguage(i18n.language) ? i18n.language : 'zh-TW')
  const { storeId, adId, recordId } = subject
  const input = { storeId, adId, ...(recordId !== undefined && { recordId }), language }
  // The same data gives the same report, so asking again is harmless.
  const made = useRead(createReport, input, { staleTime: 0 })
  const report = made.data?.report
  return (
    <Stack sx={{ gap: 2 }}>
      <LanguageChoice language={language} onChange={setLanguage} />
      {report && <Made key={report.id} storeId={storeId} report={report} />}
      {!report && made.isError && (
        <FailedState text={made.error.message} onRetry={() => void made.refetch()} />
      )}
      {!report && !made.isError && <Creating />}
    </Stack>
  )
}

/** Creates the closing report of an ad or of one date, downloads it and manages its public link. */
export function ReportDialog({ open, subject, onClose }: ReportDialogProps) {
  const { t } = useTranslation()
  const { date } = useFormat()
  const name = subject.date ? `${subject.name} ${date(subject.date)}` : subject.name
  return (
    <TitledDialog open={open} title={t('report.dialog.title', { name })} maxWidth="sm" onClose={onClose}>
      <DialogContent>
        <ReportBody subject={subject} />
      </DialogContent>
    </TitledDialog>
  )
}
