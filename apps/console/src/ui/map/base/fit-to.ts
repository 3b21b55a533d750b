import type { Bounds } from '@lumiroute/geo'
import type L from 'leaflet'

const streetZoom = 17

export function fitTo(map: L.Map, [west, south, east, north]: Bounds, mostZoom = streetZoom): void {
  const corners: L.LatLngBoundsLiteral = [
    [south, west],
    [north, east],
  ]
  map.fitBounds(corners, { padding: [36, 36], maxZoom: mostZoom, animate: false })
}
