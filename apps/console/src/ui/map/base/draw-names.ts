import L from 'leaflet'
import { getPane } from './create-map.ts'
import type { Land, Place } from './load-land.ts'
import { roomyNames } from './roomy-names.ts'

const countiesFromZoom = 7
const townsFromZoom = 11

/** Names of the visible places, hidden from screen readers. */
export function drawNames(map: L.Map, land: Land, isEnglish: boolean): () => void {
  const { pane } = getPane(map, 'names')
  const shown = L.layerGroup().addTo(map)
  const draw = () => {
    shown.clearLayers()
    const sight = map.getBounds()
    const near = placesAt(map.getZoom(), land).filter(({ lat, lng }) => sight.contains([lat, lng]))
    const names = near.map((place) => ({
      place,
      text: toText(place, isEnglish),
      at: map.latLngToLayerPoint([place.lat, place.lng]),
    }))
    for (const { place, text } of roomyNames(names)) shown.addLayer(nameMark(place, text, pane))
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

const toText = ({ name, english }: Place, isEnglish: boolean) =>
  isEnglish ? english.replace(/ (District|City|Township|County)$/, '') : name

function nameMark({ lat, lng }: Place, text: string, pane: string): L.Marker {
  const html = document.createElement('span')
  html.textContent = text
  const icon = L.divIcon({ html, className: 'map-name', iconSize: [0, 0] })
  return L.marker([lat, lng], { icon, pane, interactive: false, keyboard: false })
}
