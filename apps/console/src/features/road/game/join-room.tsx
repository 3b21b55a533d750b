import { getRoom } from '@lumiroute/contract/game'
import type { AnswerOf } from '@lumiroute/contract'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useRead } from '../../../lib/api/query.ts'
import { Logo } from '../../platform/brand/logo.tsx'
import { RoomBadge } from './game-status.tsx'
import { formatClock, roomAt, useServerNow } from './use-seconds.ts'

/** Many phones poll at once, so poll slowly: the countdown runs locally. */
const askEveryMs = 8000

const frame = {
  flexGrow: 1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 3,
  px: 3,
  py: 4,
  textAlign: 'center',
  bgcolor: 'night.main',
  color: 'night.text',
} as const
const middle = { display: 'grid', gap: 2, justifyItems: 'center', width: '100%', maxWidth: 420 } as const
const quiet = { color: 'night.muted', fontSize: 15, lineHeight: '24px', textWrap: 'balance' } as const

function Heading({ children }: { children: ReactNode }) {
  return (
    <Box component="h1" sx={{ m: 0, fontSize: 32, lineHeight: '40px', fontWeight: 700 }}>
      {children}
    </Box>
  )
}

function AgainButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button size="large" variant="contained" onClick={onClick} sx={{ minWidth: 200 }}>
      {label}
    </Button>
  )
}

type Known = AnswerOf<typeof getRoom>

function Room({ known, answeredAt, onAgain }: { known: Known; answeredAt: number; onAgain: () => void }) {
  const { t } = useTranslation()
  const { room, serverTime } = known
  const now = useServerNow(serverTime, answeredAt)
  const { state, seconds } = room.state === 'ended' ? { state: room.state, seconds: 0 } : roomAt(room, now)
  return (
    <Box sx={middle}>
      <Box sx={quiet}>{room.storeName}</Box>
      <Heading>{room.game.name}</Heading>
      <RoomBadge state={state} />
      {state !== 'ended' && (
        <Box
          role="timer"
          sx={{
            color: '#FFB020',
            fontSize: 72,
            lineHeight: '80px',
            fontWeight: 700,
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {formatClock(seconds)}
        </Box>
      )}
      <Box sx={quiet}>{t(`game.join.${state}`)}</Box>
      {state === 'ended' && <AgainButton label={t('game.join.again')} onClick={onAgain} />}
      <Box sx={{ ...quiet, fontSize: 13 }}>{t('game.join.code', { code: room.code })}</Box>
    </Box>
  )
}

function Absent({ title, text, onAgain }: { title: string; text: string; onAgain: () => void }) {
  const { t } = useTranslation()
  return (
    <Box sx={middle} role="alert">
      <Heading>{title}</Heading>
      <Box sx={quiet}>{text}</Box>
      <AgainButton label={t('game.join.again')} onClick={onAgain} />
    </Box>
  )
}

function Content({ roomCode }: { roomCode: string }) {
  const { t } = useTranslation()
  const read = useRead(getRoom, { roomCode }, { staleTime: 0, refetchInterval: askEveryMs })
  const { data, error, refetch, dataUpdatedAt } = read
  const again = () => void refetch()
  if (error?.status === 404)
    return <Absent title={t('game.join.absent')} text={t('game.join.absentText')} onAgain={again} />
  if (data) return <Room known={data} answeredAt={dataUpdatedAt} onAgain={again} />
  if (error) return <Absent title={t('ui.state.failed')} text={error.message} onAgain={again} />
  return <Skeleton variant="rounded" width={240} height={200} sx={{ bgcolor: 'rgb(255 255 255 / 0.1)' }} />
}

/** What a phone shows after scanning the code on a screen. */
export function JoinRoom({ roomCode }: { roomCode: string }) {
  const { t } = useTranslation()
  return (
    <Box component="main" id="main" tabIndex={-1} data-color-scheme="dark" sx={{ ...frame, outline: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, fontWeight: 700 }}>
        <Logo size={28} />
        {t('brand.name')}
      </Box>
      <Content roomCode={roomCode} />
      <Box sx={{ ...quiet, fontSize: 13 }}>{t('game.join.foot')}</Box>
    </Box>
  )
}
