import type { GameRoom } from '@lumiroute/contract/game'
import PlayCircleOutlined from '@mui/icons-material/PlayCircleOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePermitted } from '../../../lib/session/permitted.ts'
import { DateTime, MonoCode } from '../../../ui/figures.tsx'
import { onDemand } from '../../../ui/on-demand.tsx'

const ReplayDialog = onDemand(async () => (await import('./replay/replay-dialog.tsx')).ReplayDialog)

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr auto', sm: '80px minmax(0, 1fr) 76px 92px 84px' },
  alignItems: 'center',
  columnGap: 2,
  py: 0.5,
  minHeight: 36,
  fontSize: 13,
  lineHeight: '20px',
} as const
const quiet = { color: 'text.secondary' } as const

export type PastRoomsProps = { storeId: number; rooms: readonly GameRoom[] }

/** Earlier rounds, newest first, each with its replay. */
export function PastRooms({ storeId, rooms }: PastRoomsProps) {
  const { t } = useTranslation()
  const { may } = usePermitted()
  const [replayed, setReplayed] = useState('')
  if (rooms.length === 0) return <Box sx={quiet}>{t('game.past.none')}</Box>
  return (
    <>
      <Box component="ul" aria-label={t('game.past.title')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {rooms.map(({ code, openedAt, endReason, players, hasRound }) => (
          <Box component="li" key={code} sx={row}>
            <MonoCode>{code}</MonoCode>
            <DateTime at={openedAt} />
            <Box sx={quiet}>{t('game.past.players', { total: players })}</Box>
            <Box sx={quiet}>{endReason && t(`game.end.${endReason}`)}</Box>
            {hasRound && may('reports.read') && (
              <Button
                size="small"
                startIcon={<PlayCircleOutlined />}
                aria-label={t('game.replay.openRoom', { code })}
                onClick={() => setReplayed(code)}
              >
                {t('game.replay.open')}
              </Button>
            )}
          </Box>
        ))}
      </Box>
      <ReplayDialog
        open={replayed !== ''}
        {...{ storeId }}
        roomCode={replayed}
        onClose={() => setReplayed('')}
      />
    </>
  )
}
