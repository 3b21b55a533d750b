import { versionOf } from '@lumiroute/games/simulation'
import { type GameId, readSettings } from '@lumiroute/games'
import { wakeScreens } from '../wake-screens.ts'
import { endRoom } from '../queries/room.queries.ts'
import { findOver } from './end-round.ts'
import type { HostContext } from './host-context.ts'
import { HostedRoom } from './hosted-room.ts'
import { leaseMs, takeRoom } from './queries/lease.queries.ts'
import {
  deleteInputs,
  finishRound,
  findRound,
  listInputs,
  lockHeldRoom,
  type RoundRow,
} from './queries/round.queries.ts'
import { listSeats } from './queries/seat.queries.ts'
import { RunningRound } from './running-round.ts'

/**
 * Takes a room that no server holds, with its round as far as it was written. Undefined if another server
 * holds it, or nothing is left to do.
 */
export async function openHostedRoom(context: HostContext, code: string): Promise<HostedRoom | undefined> {
  const { db, node, now } = context
  const takenAt = performance.now()
  const row = await takeRoom(db, { code, node, now: now() })
  if (!row) return undefined
  const room = new HostedRoom(row)
  room.heldUntil = takenAt + leaseMs
  room.update(row, await listSeats(db, [row.id]))
  room.over = await findOver(context, row)
  const stored = room.over ? undefined : await findRound(db, row.id)
  if (stored && !(await continueRound(context, room, stored))) return undefined
  return room
}

async function continueRound(context: HostContext, room: HostedRoom, stored: RoundRow): Promise<boolean> {
  const game = stored.gameId as GameId
  if (stored.version !== versionOf(game)) {
    await abandonRound(context, room)
    return false
  }
  const round = new RunningRound({ game, settings: readSettings(stored.settings), seed: stored.seed })
  const inputs = await listInputs(context.db, room.row.id)
  try {
    await round.replay(inputs)
  } catch (error) {
    context.log.error({ err: error, roomId: room.row.id }, 'game round failed')
    await abandonRound(context, room)
    return false
  }
  room.round = round
  context.metrics.takeovers.inc()
  context.log.info({ roomId: room.row.id, tick: round.state.tick }, 'game round continued')
  return true
}

/** A round that cannot be replayed, usually one of an older version: it has no scores. */
export async function abandonRound({ db, node, now, log, wakeups }: HostContext, { row }: HostedRoom) {
  const at = now()
  const ended = await db.write(async (tx) => {
    if (!(await lockHeldRoom(tx, row.id, node))) return undefined
    await finishRound(tx, { roomId: row.id, at, ticks: 0, inputs: Buffer.alloc(0), hash: null })
    await deleteInputs(tx, row.id)
    return endRoom(tx, row.id, { at, reason: 'forced', by: null })
  })
  log.warn({ roomId: row.id }, 'game round ended without results')
  if (ended) await wakeScreens({ wakeups, log }, [ended])
}
