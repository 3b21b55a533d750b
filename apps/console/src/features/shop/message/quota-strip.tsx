import type { MessageQuota } from '@lumiroute/contract/message'
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useTranslation } from 'react-i18next'
import { formatCount } from '../../../lib/format/format.ts'
import { useFormat } from '../../../lib/format/use-format.ts'
import { Card } from '../../../ui/section.tsx'
import { useQuota } from './list-messages.ts'
import { QuotaBar } from './quota-bar.tsx'
import { QuotaProblem } from './quota-problem.tsx'

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 2,
  rowGap: 0.25,
  mb: 1.25,
} as const
const note = { fontSize: 12, lineHeight: '20px', color: 'text.secondary' } as const

function Facts({ quota }: { quota: MessageQuota }) {
  const { t } = useTranslation()
  const { date, time } = useFormat()
  const { value, resetAt, fetchedAt, forecast } = quota
  const facts = [
    value !== null && t('message.quota.of', { value: formatCount(value) }),
    value !== null && t('message.quota.resetAt', { date: date(resetAt) }),
    forecast.runsOutAt !== null && t('message.quota.runsOut', { date: date(forecast.runsOutAt) }),
    forecast.runsOutAt === null &&
      forecast.avgPerDay >= 1 &&
      t('message.quota.average', { total: formatCount(forecast.avgPerDay) }),
    t('message.quota.fetchedAt', { time: time(fetchedAt) }),
  ]
  return <Box sx={note}>{facts.filter(Boolean).join('・')}</Box>
}

/** This month's quota as LINE counts it, above the list. */
export function QuotaStrip({ storeCode, chosen }: { storeCode: string; chosen: string | undefined }) {
  const { t } = useTranslation()
  const { quota, error, isUnconnected, refetch } = useQuota(storeCode)
  if (error && !quota)
    return (
      <Box sx={{ mb: 2 }}>
        <QuotaProblem {...{ isUnconnected, chosen }} reason={error.message} onRetry={() => void refetch()} />
      </Box>
    )
  return (
    <Box component="section" aria-label={t('message.quota.title')} sx={{ mb: 2 }}>
      <Card>
        <Box sx={head}>
          <Box component="h2" sx={{ m: 0, fontSize: 14, lineHeight: '20px', fontWeight: 600 }}>
            {t('message.quota.title')}
          </Box>
          {quota ? <Facts quota={quota} /> : <Skeleton width={240} />}
        </Box>
        {quota ? <QuotaBar quota={quota} /> : <Skeleton variant="rounded" height={36} />}
      </Card>
    </Box>
  )
}
