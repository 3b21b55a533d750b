import { openSeconds } from '@lumiroute/contract/game'
import { maxOpenKmh } from '@lumiroute/games/protocol'
import type { openGame as endpoint } from '@lumiroute/contract/playbox'
import { today } from '../../../clock/business-day.ts'
import type { Tx } from '../../../db/db.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { DeviceActor } from '../../../http/authentication/device-identity.ts'
import { requestOrigin } from '../../../http/pipeline/request-origin.ts'
import type { Steps } from '../../../http/pipeline/route.ts'
import { findAdToday, findRoomToday } from '../playbox/load-programme.ts'
import { requireOwnAddress } from '../playbox/require-own-record.ts'
import { planTimes } from './check-start.ts'
import { insertNewRoom } from './insert-new-room.ts'
import { findBoxGame } from './queries/game-ad.queries.ts'
import { closeEndedRooms, findOpenRoom, type RoomRow } from './queries/room.queries.ts'
import { toRoomSettings } from './room-settings.ts'
import { tellRoomChanged } from './wake-screens.ts'

/** The box opens its own room while its ad is on air; players then start it. */
export async function openGame({ deps, device, input, request, onBehalfOf }: Steps<typeof endpoint>) {
  requireOwnAddress(device, input.deviceId)
  if ((input.speedKmh ?? 0) > maxOpenKmh) throw new AppError('game.drivingTooFast')
  const { room, isNew } = await deps.db.write((tx) => findOrOpen(tx, deps, device))
  onBehalfOf(room.storeId)
  if (isNew) await tellRoomChanged(deps, room)
  const origin = requestOrigin(request, deps.settings)
  const planned = await findRoomToday(deps.db, { deps, deviceId: device.id, origin })
  if (!planned) throw new AppError('game.roomOver')
  return { room: planned }
}

async function findOrOpen(
  tx: Tx,
  deps: Deps,
  device: DeviceActor,
): Promise<{ room: RoomRow; isNew: boolean }> {
  const adId = await findAdToday(tx, deps, device.id)
  const game =
    adId === null ? undefined : await findBoxGame(tx, { adId, deviceId: device.id, today: today(deps) })
  if (!game) throw new AppError('game.noBoxGame')
  await closeEndedRooms(tx, deps.now(), { adId: game.adId, deviceId: device.id })
  const open = await findOpenRoom(tx, game.adId, device.id)
  if (open) return { room: open, isNew: false }
  const settings = toRoomSettings(game.rules)
  const times = await planTimes(tx, deps, { wait: 0, round: settings.seconds })
  if (!times) throw new AppError('game.tooLate')
  const room = await insertNewRoom(tx, {
    ...untouchedTimes(times.openedAt),
    adId: game.adId,
    storeId: game.storeId,
    recordId: game.recordId,
    gameId: game.gameId,
    roomId: game.unitedRoomId,
    keyName: '',
    deviceId: device.id,
    screenIds: [device.id],
    openedBy: null,
    isLinked: false,
    settings,
  })
  if (room) return { room, isNew: true }
  // Two calls of the same box at once: the other one was faster.
  const faster = await findOpenRoom(tx, game.adId, device.id)
  if (!faster) throw new AppError('game.deviceBusy')
  return { room: faster, isNew: false }
}

/** Until the first player joins; a room that nobody joins ends when it would start. */
function untouchedTimes(openedAt: Date) {
  const startsAt = new Date(openedAt.getTime() + openSeconds * 1000)
  return { openedAt, startsAt, endsAt: new Date(startsAt.getTime() + 1000) }
}
