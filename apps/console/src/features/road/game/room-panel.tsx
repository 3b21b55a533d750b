import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { QrCode } from '../../../ui/qr-code.tsx'
import { RoomBadge } from './game-status.tsx'
import type { OpenRoom } from './start-game.ts'
import { formatClock, secondsUntil } from './use-seconds.ts'

const panel = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  alignItems: 'center',
  gap: 2.5,
  p: 2,
  borderRadius: '10px',
  bgcolor: 'night.main',
  color: 'night.text',
} as const
const codeLook = {
  fontFamily: 'ui-monospace, "SF Mono", Menlo, Consolas, monospace',
  fontSize: 34,
  lineHeight: '42px',
  fontWeight: 700,
  letterSpacing: '0.06em',
} as const
const quiet = { color: 'night.muted', fontSize: 13, lineHeight: '20px' } as const

function getLeft(t: TFunction, { phase, phaseEndsAt, isPaused }: OpenRoom, nowMs: number) {
  const seconds = secondsUntil(phaseEndsAt, nowMs)
  if (isPaused) return t('game.room.paused')
  if (seconds === null || phase === 'open' || phase === 'ended') return null
  return t(`game.room.${phase}Left`, { left: formatClock(seconds) })
}

/** The link and the code of a started game, as shown on the screens. */
export function RoomPanel({ room, nowMs }: { room: OpenRoom; nowMs: number }) {
  const { t } = useTranslation()
  const words = { idle: t('game.copy.link'), done: t('game.copy.done'), failed: t('game.copy.failed') }
  return (
    <Box role="group" aria-label={t('game.room.title')} data-color-scheme="dark" sx={panel}>
      <QrCode text={room.joinUrl} label={t('game.room.qr')} side="168px" />
      <Box sx={{ minWidth: 0, width: '100%', display: 'grid', gap: 1, alignContent: 'center' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          <RoomBadge state={room.phase} />
          <Box sx={{ fontSize: 14, fontVariantNumeric: 'tabular-nums' }}>{getLeft(t, room, nowMs)}</Box>
        </Box>
        <Box>
          <Box sx={quiet}>{t('game.room.code')}</Box>
          <Box data-room={room.code} sx={codeLook}>
            {`${room.code.slice(0, 3)} ${room.code.slice(3)}`}
          </Box>
        </Box>
        <Box>
          <Box sx={quiet}>{t('game.room.link')}</Box>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, '& button': { color: 'night.text' } }}>
            <Link
              href={room.joinUrl}
              target="_blank"
              rel="noreferrer"
              color="inherit"
              sx={{ overflowWrap: 'anywhere' }}
            >
              {room.joinUrl}
            </Link>
            <CopyButton text={room.joinUrl} words={words} />
          </Box>
        </Box>
      </Box>
    </Box>
  )
}
