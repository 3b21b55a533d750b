import { declareUtf8, decodeText } from './decode-text.ts'
import type { Line, RouteShape } from '../lines/line-types.ts'
import { computeBounds, countPoints, lengthKm } from '../lines/measure-lines.ts'
import { createRouteReader, type RouteFormat, type RouteReader } from './route-formats.ts'
import { routeLimits } from './route-limits.ts'
import { RouteRefusal } from './route-refusal.ts'
import { simplifyInBatches, simplifyLines } from '../lines/simplify-lines.ts'
import { isZip, unpackKmz } from './unpack-kmz.ts'
import { writeKml } from './write-kml.ts'

type Source = Uint8Array | string
/** Small enough not to delay other work. */
const sliceLength = 64 * 1024

/** Parses a KML, GPX or KMZ; throws a RouteRefusal. `only` rejects other text formats. */
export function readRoute(source: Source, only?: RouteFormat): RouteShape {
  const text = toText(source)
  const reader = createRouteReader(only)
  reader.write(text)
  const lines = foundLines(reader)
  return getShape(lines, thinned(lines), reader.found().name())
}

type Pause = () => Promise<unknown>

/** Like `readRoute`, pausing between slices, so that a large file does not block everything else. */
export async function readRouteInSlices(text: string, pause: Pause, only?: RouteFormat): Promise<RouteShape> {
  requireSize(text)
  return (await readInSlices(text, pause, only)).shape
}

/** A file or pasted text as KML for storage, and its content. */
export async function importRoute(source: Source, pause: Pause): Promise<{ kml: string; shape: RouteShape }> {
  const text = toText(source)
  const { shape, lines, format } = await readInSlices(text, pause)
  const kml = format === 'gpx' ? writeKml({ name: shape.name ?? '', lines }) : declareUtf8(text)
  requireSize(kml)
  return { kml, shape }
}

async function readInSlices(text: string, pause: Pause, only?: RouteFormat) {
  const reader = createRouteReader(only)
  for (let at = 0; at < text.length; at += sliceLength) {
    reader.write(text.slice(at, at + sliceLength))
    await pause()
  }
  const lines = foundLines(reader)
  const thinning = simplifyInBatches(lines, routeLimits.keptPoints)
  for (;;) {
    await pause()
    const step = thinning.next()
    if (!step.done) continue
    const shape = getShape(lines, step.value, reader.found().name())
    return { shape, lines, format: reader.format() }
  }
}

function toText(source: Source): string {
  const text = typeof source === 'string' ? source : decodeText(toBytes(source))
  requireSize(text)
  return text
}

function toBytes(file: Uint8Array): Uint8Array {
  const bytes = isZip(file) ? unpackKmz(file) : file
  if (bytes.length > routeLimits.textBytes * 2) throw new RouteRefusal('tooLarge')
  return bytes
}

function requireSize(text: string): void {
  if (!text.trim()) throw new RouteRefusal('empty')
  const isLarge = text.length > routeLimits.textBytes
  if (isLarge || new TextEncoder().encode(text).length > routeLimits.textBytes)
    throw new RouteRefusal('tooLarge')
}

function foundLines(reader: RouteReader): Line[] {
  reader.close()
  const lines = reader.found().lines()
  if (lines.length === 0) throw new RouteRefusal('noLine')
  return lines
}

const thinned = (lines: Line[]) => simplifyLines(lines, routeLimits.keptPoints)

function getShape(lines: Line[], kept: Line[], name: string | undefined): RouteShape {
  return {
    lines: kept,
    pointCount: countPoints(lines),
    lengthKm: lengthKm(lines),
    bounds: computeBounds(lines),
    ...(name && { name }),
  }
}
