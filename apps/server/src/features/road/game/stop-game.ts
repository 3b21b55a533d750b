import { MacAddr } from '@lumiroute/contract/device'
import type { stopGame as endpoint } from '@lumiroute/contract/game'
import type { Tx } from '../../../db/db.ts'
import { AppError } from '../../../errors/app-error.ts'
import { refuseLookAhead } from '../../../http/authentication/person.ts'
import { requestOrigin } from '../../../http/pipeline/request-origin.ts'
import type { Steps } from '../../../http/pipeline/route.ts'
import { aboutAd } from '../../advertising/ad/audit-ad.ts'
import { lockAd } from '../../advertising/ad/lock-ad.ts'
import { text } from '../../../text/text.ts'
import { findScreens } from './queries/game-ad.queries.ts'
import { closeEndedRooms, endRoom, findOpenRoom, type RoomRow } from './queries/room.queries.ts'
import { getGameName, viewRoom } from './view-room.ts'
import { tellRoomChanged } from './wake-screens.ts'

/** Ends the room on all of its screens: the linked one, or the one that the named screen opened. */
export async function stopGame({ deps, actor, input, request, language, audit }: Steps<typeof endpoint>) {
  refuseLookAhead(request)
  const now = deps.now()
  const ended = await deps.db.write(async (tx) => {
    const ad = await lockAd(tx, input.adId)
    await closeEndedRooms(tx, now, { adId: input.adId, deviceId: null })
    const deviceId = await findDeviceId(tx, input.deviceId)
    const own = deviceId === undefined ? undefined : await findOpenRoom(tx, input.adId, deviceId)
    const open = own ?? (await findOpenRoom(tx, input.adId))
    if (!open) return undefined
    requireGame(open, input.gameId)
    if (deviceId === undefined || !open.screenIds.includes(deviceId))
      throw new AppError('game.deviceNotInRoom')
    await audit(tx, 'game.stopped', aboutAd(ad))
    return endRoom(tx, open.id, { at: now, reason: 'forced', by: actor.accountId })
  })
  if (!ended) return { message: text('game.noneRunning'), room: null }
  await tellRoomChanged(deps, ended)
  const timeZone = deps.settings.businessTz
  const origin = requestOrigin(request, deps.settings)
  const room = viewRoom(ended, { origin, now, timeZone, language })
  return { message: text('game.stopped', { game: room.game.name, code: room.code }), room }
}

function requireGame(open: RoomRow, gameId: number) {
  if (open.gameId === gameId) return
  throw new AppError('game.otherRunning', { game: getGameName(open.gameId) })
}

async function findDeviceId(tx: Tx, typed: string): Promise<number | undefined> {
  const [screen] = MacAddr.safeParse(typed).success ? await findScreens(tx, typed) : []
  return screen?.device?.id
}
