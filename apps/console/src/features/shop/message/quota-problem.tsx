import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { usePermitted } from '../../../lib/session/permitted.ts'
import { messagePaths } from './message.paths.ts'

export type QuotaProblemProps = {
  /** The store has no LINE account, or LINE rejects it. */
  isUnconnected: boolean
  /** The server's message. */
  reason: string
  chosen: string | undefined
  onRetry: () => void
}

/** Why the quota is unknown, and how to fix it. */
export function QuotaProblem({ isUnconnected, reason, chosen, onRetry }: QuotaProblemProps) {
  const { t } = useTranslation()
  const { may } = usePermitted()
  const connect = may('secrets.manage') && (
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
