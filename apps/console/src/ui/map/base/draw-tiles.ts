import L from 'leaflet'

const owners: [RegExp, string][] = [
  [/(^|\.)nlsc\.gov\.tw$/, '© 內政部國土測繪中心'],
  [/(^|\.)openstreetmap\.org$/, '© OpenStreetMap'],
]

function getOwner(template: string): string {
  const host = new URL(template.replaceAll(/[{}]/g, ''), location.href).hostname
  return owners.find(([pattern]) => pattern.test(host))?.[1] ?? host
}

/** On top of the land, which stays visible where a tile fails to load. */
export function drawTiles(map: L.Map, template: string): () => void {
  const tiles = L.tileLayer(template, { maxZoom: 19, attribution: getOwner(template) }).addTo(map)
  return () => void tiles.remove()
}
