import { getGameAd, listGameAds, startGame, stopGame } from '@lumiroute/contract/game'
import type { AnswerOf } from '@lumiroute/contract'
import { useTranslation } from 'react-i18next'
import { useAct } from '../../../lib/api/query.ts'
import { useConfirm } from '../../../ui/dialog/use-confirm.tsx'

export type GameDetail = AnswerOf<typeof getGameAd>
export type OpenRoom = NonNullable<GameDetail['room']>

const stale = [getGameAd, listGameAds]

/** The path needs a room id even if the ad has none. */
const getRoomId = ({ unitedRoomId, gameAd }: GameDetail) => unitedRoomId || `ad-${gameAd.id}`

export function useGameActs(detail: GameDetail) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const starting = useAct(startGame, { invalidate: stale })
  const stopping = useAct(stopGame, { invalidate: stale })
  const { gameAd, game, room, screens } = detail
  const start = () => game && starting.mutate({ adId: gameAd.id, gameId: game.id, roomId: getRoomId(detail) })
  const stop = async () => {
    const [first] = screens
    if (!room || !first) return
    const words = { title: t('game.stop.ask', { game: room.game.name }), text: t('game.stop.text') }
    if (await confirm({ ...words, confirmLabel: t('game.stop.button'), destructive: true }))
      stopping.mutate({ adId: gameAd.id, gameId: room.game.id, deviceId: first.macAddr })
  }
  return { start, stop, isBusy: starting.isPending || stopping.isPending }
}
