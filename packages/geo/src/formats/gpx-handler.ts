import { LineCollector } from './line-collector.ts'
import { toPosition } from './read-points.ts'
import type { FormatHandler } from './format-handler.ts'

const named = new Set(['metadata', 'trk', 'rte'])

/** Tracks, or if there are none, routes: many files hold the same way as both. */
export function createGpxHandler(tracks: LineCollector): FormatHandler {
  const routes = new LineCollector()
  let name: string | undefined

  return {
    opened({ name: element, attributes }) {
      if (element === 'trkseg') return tracks.open()
      if (element === 'rte') return routes.open()
      if (element === 'trkpt') return tracks.add(toPosition(attributes.lon?.trim(), attributes.lat?.trim()))
      if (element === 'rtept') routes.add(toPosition(attributes.lon?.trim(), attributes.lat?.trim()))
    },
    closed(element, text, ancestors) {
      if (element === 'trkseg') return tracks.close()
      if (element === 'rte') return routes.close()
      if (element === 'name' && named.has(ancestors.at(-1) ?? '')) name ??= text.trim() || undefined
    },
    lines: () => (tracks.lines.length > 0 ? tracks.lines : routes.lines),
    name: () => name,
  }
}
