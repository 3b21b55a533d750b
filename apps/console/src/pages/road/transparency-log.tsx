import { checkLog, getLogStatus, type LogStatus } from '@lumiroute/contract/transparency-log'
import Button from '@mui/material/Button'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { LogOverview } from '../../features/road/transparency-log/log-overview.tsx'
import { useAct, useRead } from '../../lib/api/query.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { FailedState, LoadingState } from '../../ui/states.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'

const refreshMs = 30_000

function showState(t: TFunction, { check }: LogStatus) {
  if (!check) return <StatusBadge tone="neutral" label={t('transparencyLog.state.unchecked')} />
  if (check.findingCount === 0) return <StatusBadge tone="success" label={t('transparencyLog.state.good')} />
  const label = t('transparencyLog.state.broken', { total: check.findingCount })
  return <StatusBadge tone="danger" label={label} />
}

export function TransparencyLogPage() {
  const { t } = useTranslation()
  const { data, error, refetch } = useRead(getLogStatus, {}, { refetchInterval: refreshMs })
  const check = useAct(checkLog, { onSuccess: () => void setTimeout(() => void refetch(), 3000) })
  const actions = (
    <Button variant="outlined" disabled={check.isPending} onClick={() => check.mutate({})}>
      {t('transparencyLog.check')}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={t('nav.transparencyLog')}
        purpose={t('transparencyLog.purpose')}
        badge={data && showState(t, data.log)}
        actions={actions}
      />
      {error && !data && <FailedState text={error.message} onRetry={() => void refetch()} />}
      {!error && !data && <LoadingState shape="cards" />}
      {data && <LogOverview log={data.log} />}
    </>
  )
}
