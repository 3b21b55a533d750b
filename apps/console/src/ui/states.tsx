import Refresh from '@mui/icons-material/Refresh'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { BrokenSignal } from './drawings/broken-signal.tsx'
import { EmptyRoad } from './drawings/empty-road.tsx'

type FrameProps = {
  drawing: ReactNode
  title: string
  children?: ReactNode
  action?: ReactNode
  role?: 'alert'
}

function StateFrame({ drawing, title, children, action, role }: FrameProps) {
  return (
    <Stack role={role} sx={{ alignItems: 'center', textAlign: 'center', px: 3, py: { xs: 5, sm: 7 } }}>
      <Box aria-hidden sx={{ color: 'text.secondary', mb: 2, lineHeight: 0 }}>
        {drawing}
      </Box>
      <Typography component="p" sx={{ fontSize: 16, lineHeight: '24px', fontWeight: 600 }}>
        {title}
      </Typography>
      <Box
        sx={{
          color: 'text.secondary',
          fontSize: 14,
          lineHeight: '22px',
          mt: 0.5,
          maxWidth: 420,
          textWrap: 'balance',
        }}
      >
        {children}
      </Box>
      {action && <Box sx={{ mt: 2.5 }}>{action}</Box>}
    </Stack>
  )
}

export type EmptyStateProps = { title: string; text?: string; action?: ReactNode; drawing?: ReactNode }

export function EmptyState({ title, text, action, drawing }: EmptyStateProps) {
  return (
    <StateFrame drawing={drawing ?? <EmptyRoad />} title={title} action={action}>
      {text}
    </StateFrame>
  )
}

export type FailedStateProps = {
  title?: string
  text?: string
  /** What was not lost. */
  kept?: string
  /** The request id, for support. */
  reference?: string
  onRetry?: () => void
}

export function FailedState({ title, text, kept, reference, onRetry }: FailedStateProps) {
  const { t } = useTranslation()
  const retry = onRetry && (
    <Button variant="outlined" startIcon={<Refresh />} onClick={onRetry}>
      {t('ui.state.retry')}
    </Button>
  )
  return (
    <StateFrame role="alert" drawing={<BrokenSignal />} title={title ?? t('ui.state.failed')} action={retry}>
      {text ?? t('ui.state.failedText')}
      {kept && <Box>{kept}</Box>}
      {reference && <Box sx={{ fontSize: 12, mt: 1, fontFamily: 'monospace' }}>{reference}</Box>}
    </StateFrame>
  )
}

export type LoadingShape = 'text' | 'form' | 'cards'

function FormShape({ lines }: { lines: number }) {
  return Array.from({ length: lines }, (_, line) => (
    <Box key={line}>
      <Skeleton variant="text" width={96} height={20} />
      <Skeleton variant="rounded" height={36} sx={{ borderRadius: '8px' }} />
    </Box>
  ))
}

function CardShape({ lines }: { lines: number }) {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))' }}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} variant="rounded" height={112} sx={{ borderRadius: '10px' }} />
      ))}
    </Box>
  )
}

function TextShape({ lines }: { lines: number }) {
  const widths = ['92%', '78%', '85%', '64%']
  return Array.from({ length: lines }, (_, line) => (
    <Skeleton key={line} variant="text" width={widths[line % widths.length]} height={20} />
  ))
}

const shapes = { text: TextShape, form: FormShape, cards: CardShape }

export function LoadingState({ shape = 'text', lines = 4 }: { shape?: LoadingShape; lines?: number }) {
  const { t } = useTranslation()
  const Shape = shapes[shape]
  return (
    <Stack
      role="status"
      aria-busy
      aria-label={t('ui.state.loading')}
      sx={{ gap: shape === 'form' ? 2 : 0.75 }}
    >
      <Shape lines={lines} />
    </Stack>
  )
}
