import type { Line } from '../lines/line-types.ts'

type Written = { name: string; description?: string; lines: Line[] }

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}
/** Characters that XML cannot represent at all. */
const unwritable = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu
export const escapeXml = (text: string): string =>
  text.replaceAll(unwritable, '').replaceAll(/[&<>"']/g, (character) => entities[character] as string)

const decimals = 1e6
const degrees = (value: number) => String(Math.round(value * decimals) / decimals)
const tuples = (line: Line) => line.map(([lng, lat]) => `${degrees(lng)},${degrees(lat)}`).join(' ')
const lineString = (line: Line) =>
  `<LineString><tessellate>1</tessellate><coordinates>${tuples(line)}</coordinates></LineString>`

function geometry(lines: Line[]): string {
  const strings = lines.map(lineString)
  return strings.length === 1 ? (strings[0] as string) : `<MultiGeometry>${strings.join('')}</MultiGeometry>`
}

export function writeKml({ name, description = '', lines }: Written): string {
  const about = description ? `<description>${escapeXml(description)}</description>` : ''
  return `<?xml version="1.0" encoding="UTF-8"?>
<kml xmlns="http://www.opengis.net/kml/2.2"><Document><name>${escapeXml(name)}</name>${about}
<Placemark><name>${escapeXml(name)}</name>
${geometry(lines)}
</Placemark></Document></kml>
`
}
