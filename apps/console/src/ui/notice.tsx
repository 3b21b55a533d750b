import CheckCircle from '@mui/icons-material/CheckCircle'
import Close from '@mui/icons-material/Close'
import ErrorIcon from '@mui/icons-material/Error'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useEffect, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { announce, dismiss, useAnnouncements } from '../lib/announce.ts'
import type { Announcement } from '../lib/announce.ts'

export const noticeMs = 3000

const place = {
  position: 'fixed',
  top: 16,
  right: { xs: 16, sm: 20 },
  left: { xs: 16, sm: 'auto' },
  zIndex: 'snackbar',
  display: 'grid',
  justifyItems: { sm: 'end' },
  gap: 1,
  pointerEvents: 'none',
} as const

const look = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 1.25,
  minWidth: { sm: 280 },
  maxWidth: { sm: 420 },
  py: 1.25,
  pl: 1.5,
  pr: 0.75,
  borderRadius: '10px',
  fontSize: 14,
  lineHeight: '20px',
  fontWeight: 500,
  boxShadow: '0 8px 24px rgb(11 18 32 / 0.24)',
  pointerEvents: 'auto',
  animation: 'notice-in 160ms ease-out',
  '@keyframes notice-in': { from: { opacity: 0, transform: 'translateX(16px)' } },
} as const

const grounds = { success: 'success.onTint', error: 'error.main' } as const

/** The timer pauses on hover and focus, so that the snackbar does not close while somebody reads it. */
function useGoing(id: number) {
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (isHeld) return undefined
    const timer = setTimeout(() => dismiss(id), noticeMs)
    return () => clearTimeout(timer)
  }, [id, isHeld])
  const hold = () => setHeld(true)
  const release = () => setHeld(false)
  return { onPointerEnter: hold, onPointerLeave: release, onFocus: hold, onBlur: release }
}

function Line({ id, kind, text }: Announcement) {
  const { t } = useTranslation()
  const Icon = kind === 'error' ? ErrorIcon : CheckCircle
  return (
    <Box
      role={kind === 'error' ? 'alert' : 'status'}
      // The dark theme's red is a pink that does not look like an error.
      data-color-scheme="light"
      {...useGoing(id)}
      sx={{ ...look, bgcolor: grounds[kind], color: 'common.white' }}
    >
      <Icon aria-hidden sx={{ fontSize: 20 }} />
      <Box sx={{ flexGrow: 1, overflowWrap: 'anywhere' }}>{text || t(`ui.notice.${kind}`)}</Box>
      <IconButton
        size="small"
        color="inherit"
        aria-label={t('ui.notice.dismiss')}
        onClick={() => dismiss(id)}
        sx={{ width: 24, height: 24, mt: '-2px', '&:focus-visible': { outlineColor: 'currentColor' } }}
      >
        <Close sx={{ fontSize: 16 }} />
      </IconButton>
    </Box>
  )
}

/** The snackbars at the top right, also above dialogs. */
export function Notices() {
  const lines = useAnnouncements()
  const shown = lines.map((line) => <Line key={line.id} {...line} />)
  return createPortal(<Box sx={place}>{shown}</Box>, document.body)
}

export type Notice = { success: (text?: string) => void; error: (text?: string) => void }

export function useNotice(): Notice {
  return useMemo(
    () => ({
      success: (text = '') => announce('success', text),
      error: (text = '') => announce('error', text),
    }),
    [],
  )
}
