import { maxBoxWaitSeconds, maxPlayers, type joinGame as endpoint } from '@lumiroute/contract/game'
import type { Tx } from '../../../db/db.ts'
import type { Deps } from '../../../deps.ts'
import { AppError, notFound } from '../../../errors/app-error.ts'
import type { Steps } from '../../../http/pipeline/route.ts'
import { text } from '../../../text/text.ts'
import { normalizeCode } from '../playbox/pairing-code.ts'
import { planTimes } from './check-start.ts'
import { hashPhone } from './phone-hash.ts'
import { readPlayerName } from './player-name.ts'
import { lockRoomByCode, type RoomRow, setRoomTimes } from './queries/room.queries.ts'
import { countPlays, findNextSeat, insertSeat } from './queries/seat.queries.ts'
import { readRoomSettings, type RoomSettings } from './room-settings.ts'
import { createSeatToken, getSocketPath, hashSeatToken } from './seat-token.ts'
import { wakeScreens } from './wake-screens.ts'

type Joining = Steps<typeof endpoint>

export async function joinGame(call: Joining) {
  const { deps } = call
  const seatToken = createSeatToken()
  const { room, seat, isFirst } = await deps.db.write((tx) => takeSeat(tx, call, hashSeatToken(seatToken)))
  if (isFirst) await wakeScreens(deps, [{ ...room, hasPlayers: true }])
  await deps.gameHost.roomChanged(room.id)
  return { seatToken, seat, socketPath: getSocketPath(room.code) }
}

async function takeSeat(tx: Tx, { deps, input, language }: Joining, tokenHash: string) {
  const now = deps.now()
  const room = await lockRoomByCode(tx, normalizeCode(input.roomCode), now)
  if (!room) throw notFound(text('game.roomNotFound'))
  const settings = readRoomSettings(room.settings)
  const { no, players, isPlayed } = await findNextSeat(tx, room.id)
  if (room.endedAt || isPlayed) throw new AppError('game.roomOver')
  if (no >= maxPlayers) throw new AppError('game.roomFull')
  const name = readPlayerName(settings, input, language)
  const phoneHash = input.phoneId === undefined ? null : hashPhone(deps, input.phoneId)
  if (phoneHash !== null) await requirePlaysLeft(tx, settings, { phoneHash, adId: room.adId })
  await insertSeat(tx, { roomId: room.id, no, name, tokenHash, phoneHash, at: now })
  const isFirst = players === 0 && !room.isLinked
  return { room: isFirst ? await schedule(tx, deps, room, settings) : room, seat: { no, name }, isFirst }
}

async function requirePlaysLeft(
  tx: Tx,
  { dailyPlays }: RoomSettings,
  { phoneHash, adId }: { phoneHash: string; adId: number },
) {
  if (dailyPlays === 0) return
  if ((await countPlays(tx, phoneHash, adId)) >= dailyPlays) throw new AppError('game.playsUsedUp')
}

/** The first player starts the clock of a room that a box opened. */
async function schedule(tx: Tx, deps: Deps, room: RoomRow, { waitSeconds, seconds }: RoomSettings) {
  const wait = Math.min(waitSeconds, maxBoxWaitSeconds)
  const times = await planTimes(tx, deps, { wait, round: seconds })
  if (!times) throw new AppError('game.tooLate')
  return setRoomTimes(tx, room.id, times)
}
