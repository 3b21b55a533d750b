import { readSettings } from '@lumiroute/games'
import { botPad } from '@lumiroute/games/bots'
import { readTicks, replayRound } from '@lumiroute/games/simulation'
import { asc, eq } from 'drizzle-orm'
import { gameResults, gameRooms, gameRounds, gameSeats } from '../db/schema/index.ts'
import type { Deps } from '../deps.ts'
import type { TestPhone, TestScreen } from './game-clients.ts'
import { until } from './until.ts'

/** Long, because tests share the machine. */
export const eventually = <T>(look: () => T | Promise<T>) => until(look, 60_000)

/** Presses and releases at random until the round is over. */
export function playAtRandom(phone: TestPhone, everyMs = 60) {
  const timer = setInterval(() => {
    if (phone.closed || phone.isOver) return clearInterval(timer)
    if (phone.last('you'))
      phone.press({ buttons: Math.random() < 0.5 ? 1 : 0, x: Math.round(Math.random() * 254 - 127), y: -40 })
  }, everyMs)
}

/** Plays to score. */
export function playWell(phone: TestPhone, screen: TestScreen, seat: number) {
  const timer = setInterval(() => {
    if (phone.closed || phone.isOver) clearInterval(timer)
    else if (screen.state) phone.press(botPad(screen.state, seat))
  }, 50)
}

const listTicks = (bytes: Uint8Array, from: number) =>
  [...readTicks(bytes)].map(({ tick, inputs }) => ({ tick: from + tick, inputs }))

/** From which tick on the inputs that a screen was shown are not those of a recording. */
export function findDivergence(screen: TestScreen, recorded: Uint8Array): number {
  const shown = screen.frames.flatMap(({ from, ticks }) => listTicks(ticks, from))
  const kept = listTicks(recorded, 0)
  const at = shown.findIndex((each, index) => JSON.stringify(each) !== JSON.stringify(kept[index]))
  return Math.min(shown[at]?.tick ?? Infinity, kept[at]?.tick ?? Infinity)
}

/** What the database says about a room. */
export async function readPlayed({ db }: Deps, roomId: number) {
  const [room] = await db.select().from(gameRooms).where(eq(gameRooms.id, roomId))
  const [round] = await db.select().from(gameRounds).where(eq(gameRounds.roomId, roomId))
  const seats = await db
    .select()
    .from(gameSeats)
    .where(eq(gameSeats.roomId, roomId))
    .orderBy(asc(gameSeats.no))
  const results = await db
    .select()
    .from(gameResults)
    .where(eq(gameResults.gameRoomId, roomId))
    .orderBy(asc(gameResults.seatNo))
  return { room, round, seats, results, replay: round?.inputs ? replay(round) : null }
}

function replay({ gameId, codeVersion, seed, settings, ticks, inputs }: typeof gameRounds.$inferSelect) {
  return replayRound({
    game: gameId as 1 | 2 | 3 | 4,
    version: codeVersion,
    seed,
    settings: readSettings(settings as object),
    ticks: ticks ?? 0,
    inputs: inputs ?? new Uint8Array(),
  })
}
