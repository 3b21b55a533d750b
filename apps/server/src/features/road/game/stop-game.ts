import { MacAddr } from '@lumiroute/contract/device'
import type { stopGame as endpoint } from '@lumiroute/contract/game'
import type { Tx } from '../../../db/db.ts'
import { AppError, notFound } from '../../../errors/app-error.ts'
import { refuseLookAhead } from '../../../http/authentication/person.ts'
import { requestOrigin } from '../../../http/pipeline/request-origin.ts'
import type { Steps } from '../../../http/pipeline/route.ts'
import { lockAd } from '../../advertising/ad/lock-ad.ts'
import { findScreens } from './game-ad.queries.ts'
import { endRoom, findOpenRoom, type RoomRow, settleRooms } from './room.queries.ts'
import { viewGame, viewRoom } from './room.view.ts'
import { wakeScreens } from './wake-screens.ts'

/** Ends the room on every screen, whichever of them is named. */
export async function stopGame({ deps, actor, input, request }: Steps<typeof endpoint>) {
  refuseLookAhead(request)
  const now = deps.now()
  const ended = await deps.db.write(async (tx) => {
    await lockAd(tx, input.adId)
    await settleRooms(tx, now, { adId: input.adId, deviceId: null })
    const open = await findOpenRoom(tx, input.adId)
    if (!open) return undefined
    requireGame(open, input.gameId)
    await requireScreen(tx, open, input.deviceId)
    return endRoom(tx, open.id, { at: now, reason: 'forced', by: actor.accountId })
  })
  if (!ended) return { message: '目前沒有進行中的遊戲', room: null }
  await wakeScreens(deps, [ended])
  const viewing = { origin: requestOrigin(request, deps.settings), now, timeZone: deps.settings.businessTz }
  const room = viewRoom(ended, viewing)
  return { message: `已停止「${room.game.name}」，房間 ${room.code} 已關閉`, room }
}

function requireGame(open: RoomRow, gameId: number) {
  if (open.gameId === gameId) return
  const { name } = viewGame(open.gameId)
  throw new AppError('CONFLICT', { message: `進行中的遊戲是「${name}」，請重新整理後再試` })
}

async function requireScreen(tx: Tx, { screenIds }: RoomRow, typed: string) {
  const [screen] = MacAddr.safeParse(typed).success ? await findScreens(tx, typed) : []
  if (!screen?.device || !screenIds.includes(screen.device.id)) throw notFound('這台裝置不在進行中的房間')
}
