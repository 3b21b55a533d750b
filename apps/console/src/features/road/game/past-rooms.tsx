import type { GameRoom } from '@lumiroute/contract/game'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { DateTime, MonoCode } from '../../../ui/figures.tsx'

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr auto', sm: '88px 1fr auto auto' },
  columnGap: 2,
  py: 0.75,
  fontSize: 13,
  lineHeight: '20px',
} as const

/** Earlier rounds, newest first. */
export function PastRooms({ rooms }: { rooms: readonly GameRoom[] }) {
  const { t } = useTranslation()
  if (rooms.length === 0) return <Box sx={{ color: 'text.secondary' }}>{t('game.past.none')}</Box>
  return (
    <Box component="ul" aria-label={t('game.past.title')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {rooms.map(({ code, openedAt, endReason, players }) => (
        <Box component="li" key={code} sx={row}>
          <MonoCode>{code}</MonoCode>
          <DateTime at={openedAt} />
          <Box sx={{ color: 'text.secondary' }}>{t('game.past.players', { total: players })}</Box>
          <Box sx={{ color: 'text.secondary' }}>{endReason && t(`game.end.${endReason}`)}</Box>
        </Box>
      ))}
    </Box>
  )
}
