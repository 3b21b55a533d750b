import L from 'leaflet'
import { paneOf } from './create-map.ts'
import type { Land, Shape } from './load-land.ts'

type Place = { at: L.LatLng; name: string; english: string }
type Position = GeoJSON.Position

const countiesFromZoom = 7
const townsFromZoom = 11

/** The names of what is in sight, as plain text that no reader reads out a hundred times. */
export function drawNames(map: L.Map, land: Land, isEnglish: boolean): () => void {
  const { pane } = paneOf(map, 'names')
  const shown = L.layerGroup().addTo(map)
  const counties = land.counties.features.map((one) =>
    placeOf(one, one.properties.COUNTYNAME, one.properties.COUNTYENG),
  )
  const towns = land.towns.features.map((one) =>
    placeOf(one, one.properties.TOWNNAME, one.properties.TOWNENG),
  )
  const draw = () => {
    shown.clearLayers()
    const sight = map.getBounds()
    for (const place of placesAt(map.getZoom(), counties, towns))
      if (sight.contains(place.at)) shown.addLayer(nameMark(place, pane, isEnglish))
  }
  map.on('moveend', draw)
  draw()
  return () => {
    map.off('moveend', draw)
    shown.remove()
  }
}

function placesAt(zoom: number, counties: Place[], towns: Place[]): Place[] {
  if (zoom >= townsFromZoom) return towns
  return zoom >= countiesFromZoom ? counties : []
}

function nameMark({ at, name, english }: Place, pane: string, isEnglish: boolean): L.Marker {
  const html = document.createElement('span')
  html.textContent = isEnglish ? english.replace(/ (District|City|Township|County)$/, '') : name
  const icon = L.divIcon({ html, className: 'map-name', iconSize: [0, 0] })
  return L.marker(at, { icon, pane, interactive: false, keyboard: false })
}

function placeOf({ geometry }: GeoJSON.Feature<Shape>, name: string, english: string): Place {
  const parts = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
  const outlines = parts.map(([outline]) => outline as Position[])
  const [lng, lat] = centreOf(outlines.reduce((one, other) => (areaOf(other) > areaOf(one) ? other : one)))
  return { at: L.latLng(lat, lng), name, english }
}

const cross = (a: Position, b: Position) =>
  (a[0] as number) * (b[1] as number) - (b[0] as number) * (a[1] as number)
const pairs = (ring: Position[]) => ring.slice(1).map((point, i) => [ring[i] as Position, point] as const)
const signedArea = (ring: Position[]) => pairs(ring).reduce((sum, [a, b]) => sum + cross(a, b), 0) / 2
const areaOf = (ring: Position[]) => Math.abs(signedArea(ring))

function centreOf(ring: Position[]): [number, number] {
  const six = 6 * signedArea(ring)
  const along = (axis: 0 | 1) =>
    pairs(ring).reduce((sum, [a, b]) => sum + ((a[axis] as number) + (b[axis] as number)) * cross(a, b), 0) /
    six
  return [along(0), along(1)]
}
