import { roomStateAt } from '@lumiroute/contract/game'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Link from '@mui/material/Link'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { absent } from '../../../lib/format/format.ts'
import { usePermitted } from '../../../lib/session/permitted.ts'
import { useStoreChoice } from '../../../lib/session/store-choice.ts'
import { DescriptionList } from '../../../ui/description-list.tsx'
import { adPaths } from '../../advertising/ad/ad.paths.ts'
import { useUser } from '../../platform/session/current-user.tsx'
import { PastRooms } from './past-rooms.tsx'
import { RoomPanel } from './room-panel.tsx'
import { SeatList } from './seat-list.tsx'
import { ScreenList } from './screen-list.tsx'
import { type GameDetail, useGameActs } from './start-game.ts'
import { useServerNow } from './use-seconds.ts'

/** What will happen, what prevents the start, or a warning. */
function Readiness({ detail }: { detail: GameDetail }) {
  const { t } = useTranslation()
  const { refusal, screens, waitSeconds } = detail
  if (refusal === 'notUnited') return <Alert severity="info">{t('game.start.byBox')}</Alert>
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
  const { may } = usePermitted()
  const { canChoose } = useStoreChoice(useUser())
  const { game, gameAd, unitedRoomId, waitSeconds } = detail
  const change = (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
      {game?.name ?? absent}
      {may('ads.write') && (
        <Link href={adPaths.edit(gameAd, 0, canChoose ? gameAd.store.storeCode : undefined)}>
          {t('game.dialog.change')}
        </Link>
      )}
    </Box>
  )
  const items = [
    { id: 'game', term: t('game.field.game'), value: change },
    { id: 'store', term: t('game.field.store'), value: gameAd.store.storeName },
    ...(isByBox(detail) ? [] : [{ id: 'room', term: t('game.field.unitedRoomId'), value: unitedRoomId }]),
    { id: 'wait', term: t('game.field.wait'), value: t('game.dialog.seconds', { seconds: waitSeconds }) },
  ]
  return <DescriptionList items={items} />
}

const isByBox = ({ refusal }: GameDetail) => refusal === 'notUnited'

/** Starts and stops a linked game; boxes open and end the others by themselves. */
function Acts({ detail, isRunning }: { detail: GameDetail; isRunning: boolean }) {
  const { t } = useTranslation()
  const { may } = usePermitted()
  const { start, stop, isBusy } = useGameActs(detail)
  if (isByBox(detail) || !may('ads.write')) return null
  if (isRunning)
    return (
      <Button variant="contained" color="error" disabled={isBusy} onClick={() => void stop()}>
        {t('game.stop.button')}
      </Button>
    )
  return (
    <Button variant="contained" disabled={isBusy || detail.refusal !== null} onClick={start}>
      {t('game.start.button')}
    </Button>
  )
}

export type GameDeskProps = { detail: GameDetail; answeredAt: number; onClose: () => void }

export function GameDesk({ detail, answeredAt, onClose }: GameDeskProps) {
  const { t } = useTranslation()
  const storeId = detail.gameAd.store.id
  const nowMs = useServerNow(detail.serverTime, answeredAt)
  const room = detail.room && roomStateAt(detail.room, nowMs) !== 'ended' ? detail.room : null
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 2.5, alignContent: 'start' }}>
        {room ? <RoomPanel {...{ room, nowMs }} /> : <Readiness detail={detail} />}
        {room && (
          <Part title={t('game.seat.title')}>
            <SeatList storeId={storeId} room={room} />
          </Part>
        )}
        <Facts detail={detail} />
        <Part title={t('game.screen.title')}>
          <ScreenList screens={detail.screens} />
        </Part>
        <Part title={t('game.past.title')}>
          <PastRooms storeId={storeId} rooms={detail.pastRooms} />
        </Part>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined" color="inherit" onClick={onClose}>
          {t('ui.dialog.close')}
        </Button>
        <Acts detail={detail} isRunning={room !== null} />
      </DialogActions>
    </>
  )
}
