import { decodeText } from './decode-text.ts'
import type { Bounds, Line, Position } from '../lines/line-types.ts'
import { computeBounds, lengthKm } from '../lines/measure-lines.ts'
import { createPlacesReader, type NamedLine, type NamedPoint } from './places-handler.ts'
import { routeLimits } from './route-limits.ts'
import { RouteRefusal } from './route-refusal.ts'
import { simplifyLines } from '../lines/simplify-lines.ts'
import { isZip, unpackKmz } from './unpack-kmz.ts'

export type MapFile = {
  name: string | undefined
  /** Simplified for the screen; measured before. */
  lines: (NamedLine & { km: number })[]
  points: NamedPoint[]
  bounds: Bounds
}

const sliceLength = 64 * 1024

/** Everything in a KML, KMZ or GPX that can be drawn, with names; throws a RouteRefusal. */
export async function readMapFile(file: Uint8Array, pause: () => Promise<unknown>): Promise<MapFile> {
  const text = toText(file)
  const reader = createPlacesReader()
  for (let at = 0; at < text.length; at += sliceLength) {
    reader.write(text.slice(at, at + sliceLength))
    await pause()
  }
  reader.close()
  const { name, lines, points } = reader.found()
  if (lines.length === 0 && points.length === 0) throw new RouteRefusal('noPlace')
  return {
    name,
    lines: thin(lines),
    points,
    bounds: computeBounds(
      [...lines.map(({ line }) => line), points.map(({ position }) => position)].filter(hasPoint),
    ),
  }
}

const hasPoint = (line: Position[]) => line.length > 0

function toText(file: Uint8Array): string {
  const bytes = isZip(file) ? unpackKmz(file) : file
  if (bytes.length > routeLimits.textBytes) throw new RouteRefusal('tooLarge')
  const text = decodeText(bytes)
  if (!text.trim()) throw new RouteRefusal('empty')
  return text
}

function thin(lines: readonly NamedLine[]): MapFile['lines'] {
  const kept = simplifyLines(
    lines.map(({ line }) => line),
    routeLimits.keptPoints,
  )
  return lines.map(({ name, line }, i) => ({ name, line: kept[i] as Line, km: lengthKm([line]) }))
}
