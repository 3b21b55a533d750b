/** Positions as [longitude, latitude], as in GeoJSON. */
export type Ring = [lng: number, lat: number][]
export type Box = { west: number; south: number; east: number; north: number }

export function computeBox(ring: Ring): Box {
  const box = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity }
  for (const [lng, lat] of ring) {
    box.west = Math.min(box.west, lng)
    box.south = Math.min(box.south, lat)
    box.east = Math.max(box.east, lng)
    box.north = Math.max(box.north, lat)
  }
  return box
}

export const meets = (one: Box, other: Box) =>
  one.west <= other.east && other.west <= one.east && one.south <= other.north && other.south <= one.north

/** Borders are hundreds of kilometres long; only a few are visible. */
const pieceLength = 60

/** Each piece begins where the previous one ends. */
export function splitPieces(line: Ring): Ring[] {
  const pieces: Ring[] = []
  for (let from = 0; from < line.length - 1; from += pieceLength)
    pieces.push(line.slice(from, from + pieceLength + 1))
  return pieces
}

/** Twice the area and the sums for the centroid, relative to the first point to reduce rounding errors. */
function getMoments(ring: Ring) {
  const [lng0, lat0] = ring[0] ?? [0, 0]
  let [area, alongLng, alongLat] = [0, 0, 0]
  for (let i = 1; i < ring.length; i += 1) {
    const [ax, ay] = ring[i - 1] as Ring[number]
    const [bx, by] = ring[i] as Ring[number]
    const cross = (ax - lng0) * (by - lat0) - (bx - lng0) * (ay - lat0)
    area += cross
    alongLng += (ax + bx - 2 * lng0) * cross
    alongLat += (ay + by - 2 * lat0) * cross
  }
  return { area, alongLng, alongLat, lng0, lat0 }
}

export function computeCentre(ring: Ring): [lng: number, lat: number] {
  const { area, alongLng, alongLat, lng0, lat0 } = getMoments(ring)
  return area === 0 ? [lng0, lat0] : [lng0 + alongLng / (3 * area), lat0 + alongLat / (3 * area)]
}

export function widest(rings: Ring[]): Ring {
  let [found, most] = [rings[0] ?? [], -1]
  for (const ring of rings) {
    const area = Math.abs(getMoments(ring).area)
    if (area > most) [found, most] = [ring, area]
  }
  return found
}
