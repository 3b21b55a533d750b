import type { finishGame as endpoint } from '@lumiroute/contract/playbox'
import { notFound } from '../../../errors/app-error.ts'
import type { Steps } from '../../../http/pipeline/route.ts'
import { normalizeCode } from '../playbox/pairing-code.ts'
import { requireOwnAddress } from '../playbox/require-own-record.ts'
import { endRoom, findRoomByCode } from './queries/room.queries.ts'
import { getRoomState } from './view-room.ts'
import { wakeScreens } from './wake-screens.ts'

/** Only the screen that hosts the room may finish its round, and only one that our server does not run. */
export async function finishGame({ deps, device, input, onBehalfOf }: Steps<typeof endpoint>) {
  requireOwnAddress(device, input.deviceId)
  const now = deps.now()
  const room = await findRoomByCode(deps.db, normalizeCode(input.roomCode), now)
  if (!room || room.deviceId !== device.id) throw notFound()
  onBehalfOf(room.storeId)
  if (getRoomState(room, now) !== 'playing' || room.hasRound) return {}
  const ended = await deps.db.write((tx) => endRoom(tx, room.id, { at: now, reason: 'finished', by: null }))
  if (ended) await wakeScreens(deps, [ended])
  return {}
}
