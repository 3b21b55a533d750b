import L from 'leaflet'
import { paneOf } from './create-map.ts'
import type { Land } from './load-land.ts'
import type { MapColours } from './map.colours.ts'

/** Below this the towns' borders would run into each other. */
const townsFromZoom = 10

export function drawLand(map: L.Map, land: Land, colours: MapColours): () => void {
  const place = { ...paneOf(map, 'base'), interactive: false }
  const ground = { ...place, stroke: false, fillColor: colours.land, fillOpacity: 1 }
  const fill = L.geoJSON(land.counties, { style: ground, interactive: false })
  const towns = lines(land.townBorders, { ...place, color: colours.border, weight: 1.5 })
  const counties = lines(land.countyBorders, { ...place, color: colours.edge, weight: 1 })
  fill.addTo(map)
  counties.addTo(map)
  const showTowns = () => {
    if (map.getZoom() >= townsFromZoom) towns.addTo(map)
    else towns.remove()
  }
  map.on('zoomend', showTowns)
  showTowns()
  return () => {
    map.off('zoomend', showTowns)
    for (const layer of [fill, towns, counties]) layer.remove()
  }
}

const lines = (shape: Land['townBorders'], style: L.PathOptions) =>
  L.geoJSON(shape, { style, interactive: false })
