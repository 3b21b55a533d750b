import type { getRound } from '@lumiroute/contract/game'
import type { AnswerOf } from '@lumiroute/contract'
import { worlds } from '@lumiroute/games'
import { standings } from '@lumiroute/games/simulation'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { RoundCanvas } from '../../../../ui/round/round-canvas.tsx'
import { ReplayControls } from './replay-controls.tsx'
import { openRound, type RoundReplay } from './round-replay.ts'
import { StandingList } from './standing-list.tsx'
import { useReplay } from './use-replay.ts'

export type Round = AnswerOf<typeof getRound>['round']
type Seats = Round['seats']

const split = {
  display: 'grid',
  gap: 2.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 260px' },
} as const
const screen = {
  position: 'relative',
  bgcolor: 'night.main',
  borderRadius: '10px',
  overflow: 'hidden',
} as const
const shapes = {
  wide: { aspectRatio: '2 / 1', width: '100%' },
  tall: { aspectRatio: '1 / 2', height: 'min(60vh, 560px)', maxWidth: '100%', mx: 'auto' },
  phone: { aspectRatio: '9 / 16', height: 'min(60vh, 560px)', maxWidth: '100%', mx: 'auto' },
} as const

function Beside({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" aria-label={title}>
      <Box component="h3" sx={{ m: 0, mb: 0.5, fontSize: 14, lineHeight: '20px', fontWeight: 600 }}>
        {title}
      </Box>
      {/* The scores of 32 players would push the controls out of sight. */}
      <Box tabIndex={0} role="group" aria-label={title} sx={{ maxHeight: { md: 420 }, overflowY: 'auto' }}>
        {children}
      </Box>
    </Box>
  )
}

const nameOf = (seats: Seats, no: number) => seats.find((seat) => seat.no === no)?.name ?? String(no + 1)

function Player({ replay, round }: { replay: RoundReplay; round: Round }) {
  const { t } = useTranslation()
  const { tick, isPlaying, speed, setSpeed, onFrame, seek, toggle, draw } = useReplay(replay)
  const { world } = replay.round.settings
  const now = standings(replay.state).map(({ seat: no, ...rest }) => ({
    ...rest,
    no,
    name: nameOf(round.seats, no),
  }))
  return (
    <Box sx={split}>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ ...screen, ...shapes[world] }}>
          <RoundCanvas
            label={t('game.replay.picture', { game: round.game.name })}
            world={worlds[world]}
            isRunning={isPlaying}
            {...{ onFrame, draw }}
          />
        </Box>
        <ReplayControls
          {...{ tick, isPlaying, speed }}
          lastTick={replay.lastTick}
          onToggle={toggle}
          onSeek={seek}
          onSpeed={setSpeed}
        />
      </Box>
      <Beside title={t('game.replay.standings')}>
        <StandingList title={t('game.replay.standings')} standings={now} />
      </Beside>
    </Box>
  )
}

/** What is left if the round cannot be played: the stored results. */
function Unplayable({ kind, seats }: { kind: 'otherVersion' | 'broken'; seats: Seats }) {
  const { t } = useTranslation()
  const sorted = seats.toSorted((a, b) => a.rank - b.rank || a.no - b.no)
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Alert severity="warning">{t(`game.replay.${kind}`)}</Alert>
      <Beside title={t('game.replay.results')}>
        <StandingList
          title={t('game.replay.results')}
          standings={sorted.map((seat) => ({ ...seat, isHere: seat.endStatus !== 'quit' }))}
        />
      </Beside>
    </Box>
  )
}

/** A round as it was seen on the screens. */
export function ReplayView({ round }: { round: Round }) {
  const opened = useMemo(() => openRound(round.recording), [round.recording])
  if (opened.kind !== 'replay') return <Unplayable kind={opened.kind} seats={round.seats} />
  return <Player replay={opened.replay} round={round} />
}
