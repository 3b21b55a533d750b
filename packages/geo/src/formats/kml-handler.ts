import type { LineCollector } from './line-collector.ts'
import { readCoord, readTuples } from './read-points.ts'
import type { FormatHandler } from './format-handler.ts'

const named = new Set(['Document', 'Folder', 'Placemark'])

/** LineString, LinearRing and both kinds of Track, at any depth. A Polygon is an area, not a way to drive. */
export function createKmlHandler(lines: LineCollector): FormatHandler {
  let name: string | undefined
  const isOutline = (ancestors: readonly string[]) => ancestors.includes('Polygon')

  function closeCoordinates(text: string, ancestors: readonly string[]) {
    const parent = ancestors.at(-1)
    if (parent !== 'LineString' && parent !== 'LinearRing') return
    if (isOutline(ancestors)) return
    lines.open()
    for (const position of readTuples(text)) lines.add(position)
    lines.close()
  }

  function closeCoord(text: string, ancestors: readonly string[]) {
    const position = ancestors.at(-1) === 'Track' ? readCoord(text) : undefined
    if (position) lines.add(position)
  }

  return {
    opened(element) {
      if (element.name === 'Track') lines.open()
    },
    closed(element, text, ancestors) {
      if (element === 'coordinates') return closeCoordinates(text, ancestors)
      if (element === 'coord') return closeCoord(text, ancestors)
      if (element === 'Track') return lines.close()
      if (element === 'name' && named.has(ancestors.at(-1) ?? '')) name ??= text.trim() || undefined
    },
    lines: () => lines.lines,
    name: () => name,
  }
}
