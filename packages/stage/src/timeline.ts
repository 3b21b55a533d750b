import { getLength } from './programme.ts'
import type { Region, StageItem } from './programme.ts'

type Entry = { region: Region; index: number; item: StageItem }
export type Turn = Entry & { startMs: number; lengthMs: number }

/** The repeating sequence of one region. */
export type Track = { turns: readonly Turn[]; totalMs: number }

/** A turn in one particular lap. */
export type Spot = { turn: Turn; beganMs: number }

export const emptyTrack: Track = { turns: [], totalMs: 0 }

export function makeTrack(entries: readonly Entry[]): Track {
  let totalMs = 0
  const turns = entries.map((entry) => {
    const turn = { ...entry, startMs: totalMs, lengthMs: getLength(entry.item) }
    totalMs += turn.lengthMs
    return turn
  })
  return { turns, totalMs }
}

/** The last turn that has begun. */
function turnWithin(turns: readonly Turn[], ms: number): Turn | undefined {
  let low = 0
  let high = turns.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((turns[middle]?.startMs ?? 0) <= ms) low = middle
    else high = middle - 1
  }
  return turns[low]
}

export function spotAt({ turns, totalMs }: Track, ms: number): Spot | undefined {
  if (totalMs === 0) return undefined
  const lapMs = Math.floor(ms / totalMs) * totalMs
  const turn = turnWithin(turns, ms - lapMs)
  return turn && { turn, beganMs: lapMs + turn.startMs }
}

export const getEnd = ({ turn, beganMs }: Spot) => beganMs + turn.lengthMs

export const nextSpot = (track: Track, spot: Spot) => spotAt(track, getEnd(spot))

export const isSameSpot = (one: Spot | undefined, other: Spot | undefined) =>
  one?.turn === other?.turn && one?.beganMs === other?.beganMs

const getName = ({ region, item }: Turn) => JSON.stringify([region, item.key, item.type, item.url])
export const showsSame = (one: Turn, other: Turn) => getName(one) === getName(other)

function turnsByName({ turns }: Track): Map<string, Turn[]> {
  const byName = new Map<string, Turn[]>()
  for (const turn of turns) {
    const same = byName.get(getName(turn))
    if (same) same.push(turn)
    else byName.set(getName(turn), [turn])
  }
  return byName
}

/** The first turn, from `turn` on and once around, that the other track also has. */
function firstShared(from: Track, turn: Turn, to: Track): { old: Turn; matches: Turn[] } | undefined {
  const byName = turnsByName(to)
  const start = from.turns.indexOf(turn)
  const order = [...from.turns.slice(start), ...from.turns.slice(0, start)]
  for (const old of order) {
    const matches = byName.get(getName(old))
    if (matches) return { old, matches }
  }
  return undefined
}

const nearest = (turns: Turn[], startMs: number) =>
  turns.reduce((best, turn) =>
    Math.abs(turn.startMs - startMs) < Math.abs(best.startMs - startMs) ? turn : best,
  )

/** Where to continue after a change: at the same position of the same item, or else with the next one. */
export function carryOver(from: Track, positionMs: number, to: Track): number {
  const spot = spotAt(from, positionMs)
  const shared = spot && firstShared(from, spot.turn, to)
  if (!shared) return 0
  const turn = nearest(shared.matches, shared.old.startMs)
  if (shared.old !== spot.turn) return turn.startMs
  return turn.startMs + Math.min(positionMs - spot.beganMs, turn.lengthMs - 1)
}
