import L from 'leaflet'

const gapPx = 110
const sizePx = 7

/** Arrowheads along the visible lines, evenly spaced on the screen. */
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
    // A leg far outside the view may be a million pixels long.
    if (!sight.intersects(L.bounds(from, to))) {
      next = next > length ? next - length : gapPx - ((length - next) % gapPx)
      continue
    }
    for (; next <= length; next += gapPx) {
      const at = from.add(to.subtract(from).multiplyBy(next / length))
      if (sight.contains(at)) places.push({ at, angle: Math.atan2(to.y - from.y, to.x - from.x) })
    }
    next -= length
  }
  return places
}

function arrowAt(map: L.Map, at: L.Point, angle: number): L.LatLng[] {
  const corner = (turn: number, length: number) =>
    at.add([length * Math.cos(angle + turn), length * Math.sin(angle + turn)])
  const corners = [corner(0, sizePx), corner(2.3, sizePx * 1.1), corner(-2.3, sizePx * 1.1)]
  return corners.map((point) => map.containerPointToLatLng(point))
}
