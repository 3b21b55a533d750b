import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { messagePaths } from './message.paths.ts'

export type QuotaProblemProps = {
  /** The store has no account at LINE, or one that LINE does not know. */
  isUnconnected: boolean
  /** What the server says of it. */
  reason: string
  chosen: string | undefined
  onRetry: () => void
}

/** Why the quota is not known, and what helps. */
export function QuotaProblem({ isUnconnected, reason, chosen, onRetry }: QuotaProblemProps) {
  const { t } = useTranslation()
  const connect = (
    <Button color="inherit" size="small" href={messagePaths.connect(chosen)}>
      {t('message.quota.connect')}
    </Button>
  )
  const retry = (
    <Button color="inherit" size="small" onClick={onRetry}>
      {t('message.quota.retry')}
    </Button>
  )
  return (
    <Alert severity={isUnconnected ? 'info' : 'warning'} action={isUnconnected ? connect : retry}>
      <AlertTitle sx={{ fontWeight: 600 }}>
        {isUnconnected ? reason || t('message.quota.unconnected') : t('message.quota.away')}
      </AlertTitle>
      {isUnconnected ? t('message.quota.unconnectedText') : t('message.quota.awayText')}
    </Alert>
  )
}
