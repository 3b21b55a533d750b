import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { onDemand } from '../../../ui/on-demand.tsx'
import type { ReportSubject } from './report-subject.ts'

const ReportDialog = onDemand(async () => (await import('./report-dialog.tsx')).ReportDialog)

export function ReportButton({ subject }: { subject: ReportSubject }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="outlined" startIcon={<DescriptionOutlined />} onClick={() => setOpen(true)}>
        {t('report.open')}
      </Button>
      <ReportDialog open={open} subject={subject} onClose={() => setOpen(false)} />
    </>
  )
}
