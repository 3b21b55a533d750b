import L from 'leaflet'

const gapPx = 88
const sizePx = 4

/** Small angles along the lines in sight, at an even distance on the screen. */
export function arrowsAlong(map: L.Map, paths: L.LatLngTuple[][]): L.LatLng[][] {
  const size = map.getSize()
  const sight = L.bounds([0, 0], [size.x, size.y])
  return paths.flatMap((path) => {
    const points = path.map((at) => map.latLngToContainerPoint(at))
    return placesAlong(points, sight).map(({ at, angle }) => arrowAt(map, at, angle))
  })
}

type Place = { at: L.Point; angle: number }

function placesAlong(points: L.Point[], sight: L.Bounds): Place[] {
  const places: Place[] = []
  let next = gapPx / 2
  for (let i = 1; i < points.length; i++) {
    const [from, to] = [points[i - 1] as L.Point, points[i] as L.Point]
    const length = from.distanceTo(to)
    const isSeen = sight.intersects(L.bounds(from, to))
    for (; next <= length; next += gapPx) {
      const at = from.add(to.subtract(from).multiplyBy(next / length))
      if (isSeen && sight.contains(at)) places.push({ at, angle: Math.atan2(to.y - from.y, to.x - from.x) })
      if (!isSeen) next += Math.floor((length - next) / gapPx) * gapPx
    }
    next -= length
  }
  return places
}

function arrowAt(map: L.Map, at: L.Point, angle: number): L.LatLng[] {
  const wing = (turn: number) =>
    at.add([sizePx * Math.cos(angle + turn) * 1.2, sizePx * Math.sin(angle + turn) * 1.2])
  const tip = at.add([sizePx * 0.6 * Math.cos(angle), sizePx * 0.6 * Math.sin(angle)])
  const back = (Math.PI * 3) / 4
  return [wing(back), tip, wing(-back)].map((point) => map.containerPointToLatLng(point))
}
