import type { LogStatus } from '@lumiroute/contract/transparency-log'
import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { describeFinding } from './describe-finding.ts'

/** What the last check found; nothing if all was well. */
export function LogFindings({ check }: { check: LogStatus['check'] }) {
  const { t } = useTranslation()
  if (!check || check.findingCount === 0) return null
  const lines = check.findings.map((finding) => describeFinding(t, finding))
  const rest = check.findingCount - lines.length
  return (
    <Alert severity="error" role="alert">
      <AlertTitle>{t('transparencyLog.broken.title')}</AlertTitle>
      {t('transparencyLog.broken.text')}
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, overflowWrap: 'anywhere' }}>
        {[...new Set(lines)].map((line) => (
          <li key={line}>{line}</li>
        ))}
        {rest > 0 && <li>{t('transparencyLog.broken.more', { total: rest })}</li>}
      </Box>
    </Alert>
  )
}
