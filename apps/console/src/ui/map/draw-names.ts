import L from 'leaflet'
import { paneOf } from './create-map.ts'
import type { Land, Place } from './load-land.ts'

const countiesFromZoom = 7
const townsFromZoom = 11

/** The names of what is in sight, as plain text that no reader reads out a hundred times. */
export function drawNames(map: L.Map, land: Land, isEnglish: boolean): () => void {
  const { pane } = paneOf(map, 'names')
  const shown = L.layerGroup().addTo(map)
  const draw = () => {
    shown.clearLayers()
    const sight = map.getBounds()
    for (const place of placesAt(map.getZoom(), land))
      if (sight.contains([place.lat, place.lng])) shown.addLayer(nameMark(place, pane, isEnglish))
  }
  map.on('moveend', draw)
  draw()
  return () => {
    map.off('moveend', draw)
    shown.remove()
  }
}

function placesAt(zoom: number, { counties, towns }: Land): Place[] {
  if (zoom >= townsFromZoom) return towns
  return zoom >= countiesFromZoom ? counties : []
}

function nameMark({ lat, lng, name, english }: Place, pane: string, isEnglish: boolean): L.Marker {
  const html = document.createElement('span')
  html.textContent = isEnglish ? english.replace(/ (District|City|Township|County)$/, '') : name
  const icon = L.divIcon({ html, className: 'map-name', iconSize: [0, 0] })
  return L.marker([lat, lng], { icon, pane, interactive: false, keyboard: false })
}
