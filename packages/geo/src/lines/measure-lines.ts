import type { Bounds, Line, Position } from './line-types.ts'

const earthRadiusKm = 6371.0088
const radians = (degrees: number) => (degrees * Math.PI) / 180

function haversineKm([lng1, lat1]: Position, [lng2, lat2]: Position): number {
  const sinLat = Math.sin(radians(lat2 - lat1) / 2)
  const sinLng = Math.sin(radians(lng2 - lng1) / 2)
  const half = sinLat ** 2 + Math.cos(radians(lat1)) * Math.cos(radians(lat2)) * sinLng ** 2
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(half)))
}

type Place = { lng: number; lat: number }
export const metresBetween = (one: Place, other: Place): number =>
  haversineKm([one.lng, one.lat], [other.lng, other.lat]) * 1000

function lineKm(line: Line): number {
  let km = 0
  for (let i = 1; i < line.length; i++) km += haversineKm(line[i - 1] as Position, line[i] as Position)
  return km
}

/** To the metre. */
export const lengthKm = (lines: Line[]): number =>
  Math.round(lines.reduce((km, line) => km + lineKm(line), 0) * 1000) / 1000

export const countPoints = (lines: Line[]): number => lines.reduce((count, line) => count + line.length, 0)

/** Of lines with at least one point. */
export function computeBounds(lines: Line[]): Bounds {
  const bounds: Bounds = [180, 90, -180, -90]
  for (const line of lines)
    for (const [lng, lat] of line) {
      if (lng < bounds[0]) bounds[0] = lng
      if (lat < bounds[1]) bounds[1] = lat
      if (lng > bounds[2]) bounds[2] = lng
      if (lat > bounds[3]) bounds[3] = lat
    }
  return bounds
}
