import type { Bundle } from '@lumiroute/evidence/bundle'
import { computeBounds, type Line, planeAround, type Position, simplifyLines } from '@lumiroute/geo'
import type { Format } from './format.ts'
import type { MapFigure } from './report-page.ts'

const maxPoints = 3000
/** A jump without positions is not drawn as if it had been driven. */
const maxGapMs = 10 * 60_000

/** Null without any position. */
export function describeMap({ records }: Bundle, routes: Line[], { say, count }: Format): MapFigure | null {
  const tracks = records.flatMap(({ track }) => (track ? splitTrack(track) : []))
  const points = tracks.reduce((sum, line) => sum + line.length, 0)
  if (points === 0) return null
  const [west, south, east, north] = computeBounds(tracks)
  const { x, y } = planeAround([west, south])({ lng: east, lat: north })
  const size = { wide: (x / 1000).toFixed(1), high: (y / 1000).toFixed(1) }
  return {
    title: say('report.map'),
    alt: say('report.mapAlt', { points: count(points), ...size }),
    note: say('report.mapNote'),
    routes: simplify(routes),
    tracks: simplify(tracks),
    legend: {
      route: say('report.route'),
      track: say('report.track'),
      start: say('report.start'),
      end: say('report.end'),
    },
  }
}

const simplify = (lines: Line[]) => {
  const drawn = lines.filter((line) => line.length > 1)
  return drawn.length > 0 ? simplifyLines(drawn, maxPoints) : lines
}

type Track = NonNullable<Bundle['records'][number]['track']>

function splitTrack({ at, lat, lng }: Track): Line[] {
  const lines: Line[] = []
  at.forEach((ms, i) => {
    const place: Position = [(lng[i] ?? 0) / 1e6, (lat[i] ?? 0) / 1e6]
    const last = lines.at(-1)
    if (last && ms - (at[i - 1] ?? 0) <= maxGapMs) last.push(place)
    else lines.push([place])
  })
  return lines
}
