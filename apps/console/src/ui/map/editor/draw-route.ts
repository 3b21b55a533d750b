import type { Line } from '@lumiroute/geo'
import L from 'leaflet'
import { getPane } from '../base/create-map.ts'
import { arrowsAlong } from './route-arrows.ts'
import { endMarks, type EndWords } from './route-ends.ts'
import type { MapColours } from '../base/map-colours.ts'

export const toLatLngs = (line: Line): L.LatLngTuple[] => line.map(([lng, lat]) => [lat, lng])

/** The lines with an outline, their direction, start and end. */
export function drawRoute(
  map: L.Map,
  lines: readonly Line[],
  colours: MapColours,
  words: EndWords,
): () => void {
  const place = { ...getPane(map, 'route'), interactive: false, lineJoin: 'round', lineCap: 'round' } as const
  const paths = lines.map(toLatLngs)
  const seam = L.polyline(paths, { ...place, color: colours.casing, weight: 9, opacity: 0.9 })
  const way = L.polyline(paths, { ...place, color: colours.route, weight: 5 })
  const arrows = L.layerGroup()
  const marks = L.layerGroup(endMarks(lines, words))
  const layers = [seam, way, arrows, marks]
  for (const layer of layers) layer.addTo(map)

  const style = {
    ...getPane(map, 'arrows'),
    interactive: false,
    color: colours.casing,
    weight: 1.5,
    fillColor: colours.route,
    fillOpacity: 1,
  }
  const point = () => {
    arrows.clearLayers()
    for (const arrow of arrowsAlong(map, paths)) arrows.addLayer(L.polygon(arrow, style))
  }
  map.on('moveend', point)
  point()
  return () => {
    map.off('moveend', point)
    for (const layer of layers) layer.remove()
  }
}
