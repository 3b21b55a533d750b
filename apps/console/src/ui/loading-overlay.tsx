import Box from '@mui/material/Box'
import CircularProgress from '@mui/material/CircularProgress'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ProgressLine } from './progress-line.tsx'

export const overlayDelayMs = 150

/** Most requests are over sooner; a bar that flashes for each would distract. */
function useLate(busy: boolean): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!busy) return undefined
    const timer = setTimeout(() => setLate(true), overlayDelayMs)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [busy])
  return busy && isLate
}

export type LoadingOverlayProps = { busy: boolean; blocking?: boolean; label?: string }

export function LoadingOverlay({ busy, blocking = false, label }: LoadingOverlayProps) {
  const { t } = useTranslation()
  const isShown = useLate(busy)
  const text = label ?? t('ui.state.loading')
  return (
    <Box role="status" aria-live="polite" aria-busy={busy}>
      {isShown && !blocking && <TopLine label={text} />}
      {isShown && blocking && <Veil label={text} />}
    </Box>
  )
}

function TopLine({ label }: { label: string }) {
  return (
    <Box sx={{ position: 'fixed', inset: '0 0 auto 0', zIndex: 'tooltip' }}>
      <ProgressLine label={label} colour="live.main" height={3} />
    </Box>
  )
}

function Veil({ label }: { label: string }) {
  return (
    <Box
      sx={{
        position: 'fixed',
        inset: 0,
        zIndex: 'tooltip',
        display: 'grid',
        placeItems: 'center',
        bgcolor: 'rgb(11 18 32 / 0.48)',
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          px: 2.5,
          py: 2,
          borderRadius: '10px',
          bgcolor: 'background.paper',
          color: 'text.primary',
        }}
      >
        <CircularProgress size={20} aria-hidden />
        {label}
      </Box>
    </Box>
  )
}
