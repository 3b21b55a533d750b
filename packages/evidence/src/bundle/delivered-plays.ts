import type { Bundle } from './bundle.shape.ts'
import type { LinePlay } from './read-line.ts'

/** Between planned and approved duration, and between played and planned duration. */
const toleranceMs = 500

type Material = Bundle['materials'][number]

/** Whether a play showed an approved file at its approved length, and to its end. */
export function makeIsDelivered(materials: readonly Material[]): (play: LinePlay) => boolean {
  const byId = new Map<number, Material[]>()
  for (const material of materials) byId.set(material.id, [...(byId.get(material.id) ?? []), material])
  return (play) =>
    Math.abs(play.playedMs - play.plannedMs) <= toleranceMs &&
    (byId.get(play.materialId) ?? []).some(
      ({ sha256, durationMs, since }) =>
        sha256 === play.sha256 &&
        Math.abs(durationMs - play.plannedMs) <= toleranceMs &&
        (since === null || Date.parse(since) <= play.startMs),
    )
}

/** Two items follow each other within a second; the last picture stays until then. */
const joinMs = 1000

type Range = { fromMs: number; untilMs: number }

/** Time within the range with at least one play; plays side by side count once. */
export function sumOnAirMs(plays: readonly LinePlay[], { fromMs, untilMs }: Range): number {
  const shown = plays
    .map(({ startMs, endMs, playedMs }) => ({
      from: Math.max(startMs, fromMs),
      until: Math.min(endMs, startMs + playedMs, untilMs),
    }))
    .filter(({ from, until }) => until > from)
    .sort((a, b) => a.from - b.from || a.until - b.until)
  let [sum, last] = [0, -Infinity]
  for (const { from, until } of shown) {
    const start = from > last + joinMs ? from : last
    sum += Math.max(0, until - start)
    last = Math.max(last, until)
  }
  return sum
}
