import { type TrackColumn, trackColumns, type TrackData } from './queries/track.queries.ts'

/** The first point, the most and the fewest people, and the corner of each segment. */
const keptPerStretch = 4

/**
 * Reduces the points: segments of equal sample count retain their start, their peaks and the point with the
 * strongest bend. Stops stay visible, since they have as many samples as driving.
 */
export function thinTrack(track: TrackData, maxPoints: number): TrackData {
  const count = track.columns.seconds.length
  if (count <= maxPoints) return track
  const stretches = Math.floor((maxPoints - 1) / keptPerStretch)
  const kept = new Set<number>([0, count - 1])
  for (let i = 0; i < stretches; i++)
    for (const index of pick(track.columns, cut(i), cut(i + 1))) kept.add(index)
  return keepPoints(
    track,
    [...kept].toSorted((a, b) => a - b),
  )

  function cut(stretch: number): number {
    return Math.floor((stretch * (count - 1)) / stretches)
  }
}

function keepPoints({ from, columns }: TrackData, kept: number[]): TrackData {
  const entries = trackColumns.map((name) => [name, kept.map((i) => columns[name][i] ?? null)] as const)
  return { from, columns: Object.fromEntries(entries) as TrackData['columns'] }
}

type Columns = Record<TrackColumn, (number | null)[]>

function pick({ people, lat, lng }: Columns, from: number, until: number): number[] {
  const bend = measureBend(lat, lng, from, until)
  let [most, fewest, corner] = [from, from, from]
  for (let i = from; i < until; i++) {
    if (isMore(people[i], people[most])) most = i
    if (isMore(people[fewest], people[i])) fewest = i
    if (bend(i) > bend(corner)) corner = i
  }
  return [from, most, fewest, corner]
}

const isMore = (one: number | null | undefined, other: number | null | undefined) =>
  typeof one === 'number' && (typeof other !== 'number' || one > other)

/** Distance of a point from the straight line between the segment's ends. */
function measureBend(lat: Columns['lat'], lng: Columns['lng'], from: number, until: number) {
  const first = findPlace(lat, from, until, 1)
  const last = findPlace(lat, until, from, -1)
  const [y, x] = [lat[first] ?? 0, lng[first] ?? 0]
  const [toY, toX] = [(lat[last] ?? 0) - y, (lng[last] ?? 0) - x]
  return (i: number) => {
    const [atY, atX] = [lat[i] ?? null, lng[i] ?? null]
    return atY === null || atX === null ? -1 : Math.abs((atX - x) * toY - (atY - y) * toX)
  }
}

function findPlace(lat: Columns['lat'], from: number, until: number, step: number): number {
  for (let i = from; i !== until; i += step) if (typeof lat[i] === 'number') return i
  return from
}
