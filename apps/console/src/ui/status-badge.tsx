import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined'
import CircleOutlined from '@mui/icons-material/CircleOutlined'
import ErrorOutlined from '@mui/icons-material/ErrorOutlined'
import InfoOutlined from '@mui/icons-material/InfoOutlined'
import Sensors from '@mui/icons-material/Sensors'
import WarningAmber from '@mui/icons-material/WarningAmber'
import Box from '@mui/material/Box'
import type SvgIcon from '@mui/material/SvgIcon'
import { keyframes } from '@mui/material/styles'

type IconComponent = typeof SvgIcon
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'live'
export type StatusBadgeProps = { tone: Tone; label: string; icon?: IconComponent }

const pulse = keyframes`
  0% { box-shadow: 0 0 0 0 rgb(255 176 32 / 0.6); }
  100% { box-shadow: 0 0 0 8px rgb(255 176 32 / 0); }
`
const icons: Record<Tone, IconComponent> = {
  neutral: CircleOutlined,
  info: InfoOutlined,
  success: CheckCircleOutlined,
  warning: WarningAmber,
  danger: ErrorOutlined,
  live: Sensors,
}
const palettes = {
  info: 'info',
  success: 'success',
  warning: 'warning',
  danger: 'error',
  live: 'live',
} as const

function colours(tone: Tone) {
  if (tone === 'neutral') return { bgcolor: 'action.hover', color: 'text.secondary' }
  return { bgcolor: `${palettes[tone]}.tint`, color: `${palettes[tone]}.onTint` }
}

export function StatusBadge({ tone, label, icon }: StatusBadgeProps) {
  const Icon = icon ?? icons[tone]
  return (
    <Box
      component="span"
      // A new key restarts the pulse animation, once per change.
      key={tone === 'live' ? label : undefined}
      sx={{
        ...colours(tone),
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        height: 24,
        pl: 0.75,
        pr: 1,
        borderRadius: '6px',
        fontSize: 12,
        fontWeight: 600,
        lineHeight: '16px',
        whiteSpace: 'nowrap',
        ...(tone === 'live' && { animation: `${pulse} 900ms ease-out 1` }),
        '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
      }}
    >
      <Icon aria-hidden sx={{ fontSize: 14 }} />
      {label}
    </Box>
  )
}
