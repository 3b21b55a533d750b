import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Link from '@mui/material/Link'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { absent } from '../../../lib/format/format.ts'
import { DescriptionList } from '../../../ui/description-list.tsx'
import { adPaths } from '../../advertising/ad/ad.paths.ts'
import { PastRooms } from './past-rooms.tsx'
import { RoomPanel } from './room-panel.tsx'
import { ScreenList } from './screen-list.tsx'
import { type GameDetail, useGameActs } from './start-game.ts'
import { roomAt, useServerNow } from './use-seconds.ts'

/** What will happen, what prevents the start, or a warning. */
function Readiness({ detail }: { detail: GameDetail }) {
  const { t } = useTranslation()
  const { refusal, screens, waitSeconds } = detail
  if (refusal) return <Alert severity="warning">{t(`game.refusal.${refusal}`)}</Alert>
  const isOffline = screens[0]?.status === 'offline'
  return (
    <Alert severity={isOffline ? 'warning' : 'info'}>
      {isOffline ? t('game.start.offline') : t('game.start.text', { seconds: waitSeconds })}
    </Alert>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section">
      <Box component="h3" sx={{ m: 0, mb: 0.5, fontSize: 14, lineHeight: '20px', fontWeight: 600 }}>
        {title}
      </Box>
      {children}
    </Box>
  )
}

function Facts({ detail }: { detail: GameDetail }) {
  const { t } = useTranslation()
  const { game, gameAd, unitedRoomId, waitSeconds } = detail
  const change = (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
      {game?.name ?? absent}
      <Link href={adPaths.edit(gameAd, 0, gameAd.store.storeCode)}>{t('game.dialog.change')}</Link>
    </Box>
  )
  const items = [
    { id: 'game', term: t('game.field.game'), value: change },
    { id: 'store', term: t('game.field.store'), value: gameAd.store.storeName },
    { id: 'room', term: t('game.field.unitedRoomId'), value: unitedRoomId },
    { id: 'wait', term: t('game.field.wait'), value: t('game.dialog.seconds', { seconds: waitSeconds }) },
  ]
  return <DescriptionList items={items} />
}

export type GameDeskProps = { detail: GameDetail; answeredAt: number; onClose: () => void }

export function GameDesk({ detail, answeredAt, onClose }: GameDeskProps) {
  const { t } = useTranslation()
  const nowMs = useServerNow(detail.serverTime, answeredAt)
  const { start, stop, isBusy } = useGameActs(detail)
  const room = detail.room && roomAt(detail.room, nowMs).state !== 'ended' ? detail.room : null
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 2.5, alignContent: 'start' }}>
        {room ? <RoomPanel room={room} nowMs={nowMs} /> : <Readiness detail={detail} />}
        <Facts detail={detail} />
        <Part title={t('game.screen.title')}>
          <ScreenList screens={detail.screens} />
        </Part>
        <Part title={t('game.past.title')}>
          <PastRooms rooms={detail.pastRooms} />
        </Part>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined" color="inherit" onClick={onClose}>
          {t('ui.dialog.close')}
        </Button>
        {room ? (
          <Button variant="contained" color="error" disabled={isBusy} onClick={() => void stop()}>
            {t('game.stop.button')}
          </Button>
        ) : (
          <Button variant="contained" disabled={isBusy || detail.refusal !== null} onClick={start}>
            {t('game.start.button')}
          </Button>
        )}
      </DialogActions>
    </>
  )
}
