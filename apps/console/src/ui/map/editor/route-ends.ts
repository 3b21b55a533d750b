import type { Line, Position } from '@lumiroute/geo'
import L from 'leaflet'

export type EndWords = { start: string; end: string; both: string }

const nearDegrees = 0.0008
const isNear = (one: Position, other: Position) =>
  Math.abs(one[0] - other[0]) < nearDegrees && Math.abs(one[1] - other[1]) < nearDegrees

/** Start and end, marked by text as well as colour; a round trip has one mark for both. */
export function endMarks(lines: readonly Line[], words: EndWords): L.Marker[] {
  const first = lines[0]?.[0]
  const last = lines.at(-1)?.at(-1)
  if (!first || !last || first === last) return []
  if (isNear(first, last)) return [mark(first, words.both, 'map-end map-end-both')]
  return [mark(last, words.end, 'map-end map-end-last'), mark(first, words.start, 'map-end map-end-first')]
}

function mark([lng, lat]: Position, word: string, className: string): L.Marker {
  const html = document.createElement('span')
  html.textContent = word
  const icon = L.divIcon({ html, className, iconSize: [0, 0] })
  return L.marker([lat, lng], { icon, interactive: false, keyboard: false })
}
