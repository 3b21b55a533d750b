import type { Line, Position } from '../lines/line-types.ts'
import { readCoord, readTuples, toPosition } from './read-points.ts'
import { routeLimits } from './route-limits.ts'
import { RouteRefusal } from './route-refusal.ts'
import { createXmlReader, type Element, type XmlReader } from './xml-reader.ts'

export type NamedLine = { name: string; line: Line }
export type NamedPoint = { name: string; position: Position }

/** Content of an open element, until its end, when its name is known. */
type Open = { name: string; lines: Line[]; points: Position[] }

const owners = new Set(['Placemark', 'wpt', 'trk', 'rte'])
const titled = new Set(['Document', 'Folder', 'metadata'])
const drawnIn = new Set(['LineString', 'LinearRing'])

/** Lines, outlines of areas and points of a KML or GPX, with the name of their element. */
export function createPlacesReader(): XmlReader & {
  found(): { name: string | undefined; lines: NamedLine[]; points: NamedPoint[] }
} {
  const lines: NamedLine[] = []
  const points: NamedPoint[] = []
  let title: string | undefined
  let open: Open = { name: '', lines: [], points: [] }
  let line: Line = []
  let count = 0

  function add(to: Position[], position: Position) {
    if (++count > routeLimits.points) throw new RouteRefusal('tooManyPoints')
    to.push(position)
  }

  function endLine() {
    if (line.length > 1) open.lines.push(line)
    line = []
  }

  function endOwner() {
    const { name } = open
    for (const one of open.lines) lines.push({ name, line: one })
    for (const position of open.points) points.push({ name, position })
    if (lines.length > routeLimits.lines) throw new RouteRefusal('tooManyLines')
    open = { name: '', lines: [], points: [] }
  }

  const getPlace = ({ attributes }: Element) => toPosition(attributes.lon?.trim(), attributes.lat?.trim())

  function readCoordinates(text: string, parent: string | undefined) {
    if (parent === 'Point') for (const position of readTuples(text)) add(open.points, position)
    if (!parent || !drawnIn.has(parent)) return
    for (const position of readTuples(text)) add(line, position)
    endLine()
  }

  function readName(text: string, parent: string | undefined) {
    if (parent && owners.has(parent)) open.name = text.trim().slice(0, 200)
    if (parent && titled.has(parent)) title ??= text.trim().slice(0, 200) || undefined
  }

  const reader = createXmlReader({
    opened(element, ancestors) {
      if (ancestors.length === 0 && !/^(kml|gpx)$/i.test(element.name)) throw new RouteRefusal('notRoute')
      if (element.name === 'wpt') add(open.points, getPlace(element))
      if (element.name === 'trkpt' || element.name === 'rtept') add(line, getPlace(element))
    },
    closed(name, text, ancestors) {
      const parent = ancestors.at(-1)
      if (name === 'coordinates') readCoordinates(text, parent)
      else if (name === 'name') readName(text, parent)
      else if (name === 'coord' && parent === 'Track') {
        const position = readCoord(text)
        if (position) add(line, position)
      } else if (name === 'Track' || name === 'trkseg' || name === 'rte') endLine()
      if (owners.has(name)) endOwner()
    },
  })
  return { ...reader, found: () => ({ name: title, lines, points }) }
}
