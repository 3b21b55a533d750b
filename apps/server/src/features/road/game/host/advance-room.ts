import { randomInt } from 'node:crypto'
import { type GameId, readSettings } from '@lumiroute/games'
import { endRoom, closeEndedRooms } from '../queries/room.queries.ts'
import { wakeScreens } from '../wake-screens.ts'
import { endRound } from './end-round.ts'
import type { HostContext } from './host-context.ts'
import type { HostedRoom } from './hosted-room.ts'
import { podiumMs } from './room-messages.ts'
import { insertRound } from './queries/round.queries.ts'
import { listSeats } from './queries/seat.queries.ts'
import { RunningRound } from './running-round.ts'
import { maxPauseMs } from './speed-rule.ts'

type Step = 'begin' | 'finish' | 'breakOff' | 'closePodium' | 'end'

/** What is due in a room; null: nothing. */
export function findStep(room: HostedRoom, now: Date): Step | null {
  const { row, round, over } = room
  if (row.endedAt) return 'end'
  if (over) return now.getTime() >= over.at.getTime() + podiumMs ? 'closePodium' : null
  if (!round) return now >= row.startsAt ? 'begin' : null
  if (round.isOver) return 'finish'
  return room.speed.pausedMs(performance.now()) > maxPauseMs ? 'breakOff' : null
}

/** Returns whether this server is done with the room. */
export async function advanceRoom(context: HostContext, room: HostedRoom, step: Step): Promise<boolean> {
  if (step === 'begin') return begin(context, room)
  if (step === 'finish') return finish(context, room)
  if (step === 'breakOff') return breakOff(context, room)
  if (step === 'closePodium') return close(context, room, 'finished')
  return end(context, room)
}

/** Starts the round; a room without players is closed instead, and its screens return to their playlist. */
async function begin(context: HostContext, room: HostedRoom): Promise<boolean> {
  const { db, node, now } = context
  const { row } = room
  if ((await listSeats(db, [row.id])).length === 0) return close(context, room, 'expired')
  const game = row.gameId as GameId
  const round = new RunningRound({
    game,
    settings: readSettings(row.settings),
    seed: randomInt(1, 2 ** 31),
  })
  const { start, version } = round
  const isOurs = await insertRound(db, {
    roomId: row.id,
    node,
    gameId: game,
    version,
    seed: start.seed,
    at: now(),
    settings: JSON.stringify(start.settings),
  })
  if (isOurs) room.begin(round)
  return !isOurs
}

async function finish(context: HostContext, room: HostedRoom): Promise<boolean> {
  const over = room.round && (await endRound(context, room, room.round))
  if (over) room.finish(over)
  return over === null
}

async function breakOff(context: HostContext, room: HostedRoom): Promise<boolean> {
  return (await finish(context, room)) || close(context, room, 'forced')
}

async function close(context: HostContext, room: HostedRoom, reason: 'finished' | 'expired' | 'forced') {
  const { db, now, wakeups, log } = context
  const ended = await db.write((tx) => endRoom(tx, room.row.id, { at: now(), reason, by: null }))
  if (ended) await wakeScreens({ wakeups, log }, [ended])
  room.closeAll('ended')
  return true
}

/** Stopped by somebody, out of time, or without its ad or screen: scores count as they are. */
async function end(context: HostContext, room: HostedRoom): Promise<boolean> {
  const { db, now, wakeups, log } = context
  if (room.round && !room.over) await finish(context, room)
  const { adId, deviceId } = room.row
  await wakeScreens({ wakeups, log }, await closeEndedRooms(db, now(), { adId, deviceId }))
  room.closeAll('ended')
  return true
}
