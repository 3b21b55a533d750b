import type { Period } from '@lumiroute/contract/overview'
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format/use-format.ts'
import { Card } from '../../../ui/section.tsx'
import { FailedState } from '../../../ui/states.tsx'

const columns = { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 3fr)' }
const stack = {
  display: 'grid',
  gap: 2,
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
} as const

/** Two columns on wide screens. */
export function DashboardColumns({ main, side }: { main: ReactNode; side: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: columns }}>
      <Box sx={stack}>{main}</Box>
      <Box sx={stack}>{side}</Box>
    </Box>
  )
}

export function DashboardStack({ children }: { children: ReactNode }) {
  return <Box sx={stack}>{children}</Box>
}

/** The summed days and the days they are compared with. */
export function PeriodLine({ period }: { period: Period }) {
  const { t } = useTranslation()
  const { date } = useFormat()
  const { from, to, doneTo, beforeFrom, beforeTo } = period
  const days = { from: date(from), to: date(doneTo), beforeFrom: date(beforeFrom), beforeTo: date(beforeTo) }
  return (
    <Box sx={{ fontSize: 12, lineHeight: '18px', color: 'text.secondary', textWrap: 'pretty' }}>
      {t('dashboard.period', { from: date(from), to: date(to) })}
      {t('dashboard.sentenceEnd')}
      {doneTo === null ? t('dashboard.notCompared') : t('dashboard.compared', days)}
    </Box>
  )
}

export function DashboardFailed({ reference, onRetry }: { reference?: string; onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <Card padded={false}>
      <FailedState
        text={t('dashboard.failedText')}
        onRetry={onRetry}
        {...(reference !== undefined && { reference })}
      />
    </Card>
  )
}

const surface = {
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  p: 2.5,
} as const
const cells = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'repeat(2, 1fr)', md: 'repeat(3, 1fr)' },
} as const

function CardShape({ height }: { height: number }) {
  return (
    <Box sx={surface}>
      <Skeleton variant="text" width={120} height={24} />
      <Skeleton variant="rounded" height={height} sx={{ mt: 2, borderRadius: '8px' }} />
    </Box>
  )
}

function TilesShape() {
  return (
    <Box sx={{ ...surface, ...cells }}>
      {[72, 96, 84, 112, 100, 64].map((width) => (
        <Box key={width}>
          <Skeleton variant="text" width={64} height={20} />
          <Skeleton variant="text" width={width} height={32} />
          <Skeleton variant="text" width={104} height={18} />
        </Box>
      ))}
    </Box>
  )
}

export function DashboardSkeleton() {
  const { t } = useTranslation()
  return (
    <Box role="status" aria-busy aria-label={t('ui.state.loading')} sx={stack}>
      <Box sx={{ display: 'flex', gap: 1 }}>
        {[132, 156, 120].map((width) => (
          <Skeleton key={width} variant="rounded" width={width} height={36} sx={{ borderRadius: '8px' }} />
        ))}
      </Box>
      <TilesShape />
      <DashboardColumns main={<CardShape height={240} />} side={<CardShape height={240} />} />
    </Box>
  )
}
