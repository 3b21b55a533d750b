import type { Settings } from '@lumiroute/games'
import type { Handle } from '../db/db.ts'
import { gameRooms, gameSeats } from '../db/schema/index.ts'
import type { Deps } from '../deps.ts'
import { createCode, createSecret, hashSecret } from '../features/road/playbox/pairing-code.ts'
import { makePlayground } from './game-factories.ts'

type Given = {
  gameId?: number
  screens?: number
  seats?: number
  /** Until the round begins. */
  waitMs?: number
  settings?: Partial<Settings> & Record<string, unknown>
  isLinked?: boolean
}
export type MadeRoom = Awaited<ReturnType<typeof makeRoom>>

/** A room of today's ad with its screens and joined phones; its round begins by itself. */
export async function makeRoom(deps: Deps, given: Given = {}) {
  const { gameId = 2, screens = 1, seats = 1, waitMs = 1500, isLinked = true } = given
  const ground = await makePlayground(deps, { screens, gameId })
  const settings = { world: 'wide', seconds: 2, difficulty: 'normal', winScore: 0, ...given.settings }
  const boxes = [ground, ...ground.others]
  const now = deps.now().getTime()
  const startsAt = now + waitMs
  const [room] = await deps.db
    .insert(gameRooms)
    .values({
      code: createCode(),
      adId: ground.ad.id,
      storeId: ground.ad.storeId,
      recordId: ground.recordId,
      gameId,
      roomId: 'PIER',
      deviceId: ground.device.id,
      screenIds: boxes.map(({ device }) => device.id),
      openedAt: new Date(now),
      startsAt: new Date(startsAt),
      endsAt: new Date(startsAt + (3 + settings.seconds + 15 + 60) * 1000),
      isLinked,
      settings,
    })
    .returning()
  if (!room) throw new Error('no room')
  return {
    ...room,
    ground,
    screenTokens: boxes.map(({ by }) => by.authorization.replace('Device ', '')),
    seatTokens: await Promise.all(
      Array.from({ length: seats }, (_, no) => makeSeat(deps.db, room.id, no, deps.now())),
    ),
  }
}

/** Returns the token of the phone. */
export async function makeSeat(db: Handle, roomId: number, no: number, joinedAt: Date): Promise<string> {
  const token = createSecret()
  await db
    .insert(gameSeats)
    .values({ roomId, no, name: `玩家${no + 1}`, tokenHash: hashSecret(token), joinedAt })
  return token
}
