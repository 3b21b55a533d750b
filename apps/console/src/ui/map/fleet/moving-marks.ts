export type MovingMark = {
  id: number
  lng: number
  lat: number
  /** When it was there; a later report moves the mark, an equal one does not. */
  at: number
  /** Degrees from north; null if unknown. */
  heading: number | null
  look: MarkLook
  label: string
}
export type MarkLook = 'moving' | 'stopped' | 'silent' | 'over'

/** In pixels of the world map at zoom 0 (256 px). */
export type WorldPoint = { x: number; y: number }

export function toWorld({ lng, lat }: { lng: number; lat: number }): WorldPoint {
  const sine = Math.sin((lat * Math.PI) / 180)
  return {
    x: ((lng + 180) / 360) * 256,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * 256,
  }
}

export type Moving = MovingMark & { from: WorldPoint; to: WorldPoint; since: number; lastsMs: number }

const [leastMs, mostMs] = [400, 12_000]
/** About 3 km in Taiwan: after a long silence the mark jumps instead of sliding. */
const leap = 0.021

export function placeAt({ from, to, since, lastsMs }: Moving, now: number): WorldPoint {
  const share = lastsMs > 0 ? Math.min(1, Math.max(0, (now - since) / lastsMs)) : 1
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}

export const isUnderWay = ({ since, lastsMs }: Moving, now: number) => now < since + lastsMs

/** Animates each mark from where it is drawn to its reported position, over the time between its reports. */
export function moveOn(
  known: ReadonlyMap<number, Moving>,
  marks: readonly MovingMark[],
  { now, isStill }: { now: number; isStill: boolean },
): Map<number, Moving> {
  return new Map(
    marks.map((mark) => {
      const before = known.get(mark.id)
      const to = toWorld(mark)
      if (!before) return [mark.id, { ...mark, from: to, to, since: now, lastsMs: 0 }]
      if (before.at === mark.at) return [mark.id, { ...before, ...mark }]
      const from = placeAt(before, now)
      const isFar = Math.hypot(to.x - from.x, to.y - from.y) > leap
      const lastsMs = Math.min(mostMs, Math.max(leastMs, mark.at - before.at))
      return [
        mark.id,
        {
          ...mark,
          from: isStill || isFar ? to : from,
          to,
          since: now,
          lastsMs: isStill || isFar ? 0 : lastsMs,
        },
      ]
    }),
  )
}

export type Group = { x: number; y: number; marks: Moving[] }

/** Groups overlapping marks by map cells, so that panning does not regroup them. */
export function groupMarks(
  marks: Iterable<readonly [Moving, WorldPoint]>,
  { scale, cellPx }: { scale: number; cellPx: number },
): Group[] {
  const cells = new Map<string, Group>()
  for (const [mark, { x, y }] of marks) {
    const key = `${Math.floor((x * scale) / cellPx)} ${Math.floor((y * scale) / cellPx)}`
    const group = cells.get(key)
    if (!group) cells.set(key, { x, y, marks: [mark] })
    else {
      const count = group.marks.push(mark)
      group.x += (x - group.x) / count
      group.y += (y - group.y) / count
    }
  }
  return [...cells.values()]
}
