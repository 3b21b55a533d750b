import type { AnswerOf } from '@lumiroute/contract'
import { getGameEffect } from '@lumiroute/contract/effect'
import PlayCircleOutlined from '@mui/icons-material/PlayCircleOutlined'
import VerifiedOutlined from '@mui/icons-material/VerifiedOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { invalidate } from '../../../lib/api/query.ts'
import { useFormat } from '../../../lib/format/use-format.ts'
import { DateTime, MonoCode } from '../../../ui/figures.tsx'
import { onDemand } from '../../../ui/on-demand.tsx'
import { Section } from '../../../ui/section.tsx'
import { clockText } from '../../../ui/stage/clock-text.ts'
import { StatusBadge } from '../../../ui/status-badge.tsx'

const ReplayDialog = onDemand(
  async () => (await import('../../road/game/replay/replay-dialog.tsx')).ReplayDialog,
)

type Round = AnswerOf<typeof getGameEffect>['gameRoundList'][number]

const firstShown = 5
const shownMore = 50
const row = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: '72px minmax(0, 1fr) minmax(0, 1fr) auto auto' },
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.25,
  py: 0.75,
  fontSize: 13,
  lineHeight: '20px',
  borderBottom: 1,
  borderColor: 'divider',
  '&:last-of-type': { borderBottom: 0 },
} as const
const quiet = { color: 'text.secondary' } as const

type RowProps = { round: Round; onReplay: (code: string) => void }

function RoundRow({ round, onReplay }: RowProps) {
  const { t } = useTranslation()
  const { time, count } = useFormat()
  const { roomCode, game, startedAt, players, seconds, best, verifiedAt } = round
  return (
    <Box component="li" sx={row}>
      <DateTime at={startedAt} show="time" />
      <Box sx={{ gridRow: { xs: 2, sm: 'auto' } }}>
        {game.name} <MonoCode>{roomCode}</MonoCode>
        <Box sx={quiet}>
          {t('effect.rounds.facts', { players: count(players), duration: clockText(seconds * 1000) })}
        </Box>
      </Box>
      <Box sx={{ gridRow: { xs: 3, sm: 'auto' }, overflowWrap: 'anywhere' }}>
        {best
          ? t('effect.rounds.best', { name: best.name, score: count(best.score) })
          : t('effect.rounds.nobody')}
      </Box>
      <Box sx={{ gridRow: { xs: 4, sm: 'auto' } }}>
        {verifiedAt && (
          <StatusBadge tone="success" icon={VerifiedOutlined} label={t('effect.rounds.verified')} />
        )}
      </Box>
      <Button
        size="small"
        startIcon={<PlayCircleOutlined />}
        aria-label={t('effect.rounds.replayOf', { time: time(startedAt), code: roomCode })}
        onClick={() => onReplay(roomCode)}
        sx={{ gridRow: { xs: '1 / span 2', sm: 'auto' }, gridColumn: { xs: 2, sm: 'auto' } }}
      >
        {t('effect.rounds.replay')}
      </Button>
    </Box>
  )
}

export type RoundListProps = {
  storeId: number
  rounds: readonly Round[]
  /** The code of the round that is being replayed; '' for none. */
  replayed: string
  onReplay: (code: string) => void
}

/** The rounds of a record, each with its replay. */
export function RoundList({ storeId, rounds, replayed, onReplay }: RoundListProps) {
  const { t } = useTranslation()
  const [most, setMost] = useState(firstShown)
  const hidden = rounds.length - most
  return (
    <Section
      title={t('effect.rounds.title')}
      text={t(rounds.length > 0 ? 'effect.rounds.text' : 'effect.rounds.empty')}
    >
      {rounds.length > 0 && (
        <Box component="ul" aria-label={t('effect.rounds.title')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {rounds.slice(0, most).map((round) => (
            <RoundRow key={round.roomCode} {...{ round, onReplay }} />
          ))}
        </Box>
      )}
      {hidden > 0 && (
        <Button size="small" color="inherit" onClick={() => setMost(most + shownMore)} sx={{ mt: 1 }}>
          {t('effect.rounds.more', { total: hidden })}
        </Button>
      )}
      <ReplayDialog
        open={replayed !== ''}
        {...{ storeId }}
        roomCode={replayed}
        onVerified={() => void invalidate([getGameEffect])}
        onClose={() => onReplay('')}
      />
    </Section>
  )
}
