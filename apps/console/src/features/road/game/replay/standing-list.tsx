import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { Count } from '../../../../ui/figures.tsx'
import { SeatToken } from '../../../../ui/round/seat-token.tsx'

export type ShownStanding = { no: number; name: string; rank: number; score: number; isHere: boolean }

const row = {
  display: 'grid',
  gridTemplateColumns: '28px 28px minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: 1,
  py: 0.5,
  fontSize: 13,
  lineHeight: '20px',
} as const

/** Players and their scores, best first. */
export function StandingList({ title, standings }: { title: string; standings: readonly ShownStanding[] }) {
  const { t } = useTranslation()
  if (standings.length === 0)
    return <Box sx={{ color: 'text.secondary', fontSize: 13 }}>{t('game.replay.nobody')}</Box>
  return (
    <Box component="ol" aria-label={title} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {standings.map(({ no, name, rank, score, isHere }) => (
        <Box component="li" key={no} sx={{ ...row, color: isHere ? 'text.primary' : 'text.secondary' }}>
          <Box sx={{ textAlign: 'right', fontVariantNumeric: 'tabular-nums', color: 'text.secondary' }}>
            {rank}
          </Box>
          <SeatToken no={no} />
          <Box sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
            {name}
            {!isHere && t('game.replay.left')}
          </Box>
          <Count figure={score} />
        </Box>
      ))}
    </Box>
  )
}
