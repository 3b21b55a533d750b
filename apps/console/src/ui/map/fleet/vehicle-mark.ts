import L from 'leaflet'

/** The vehicle; hollow if its position is only the last known one. */
export function vehicleOn(map: L.Map) {
  const html = document.createElement('span')
  const icon = L.divIcon({ html, className: 'map-vehicle', iconSize: [0, 0] })
  const marker = L.marker([0, 0], { icon, interactive: false, keyboard: false, zIndexOffset: 1000 })
  return {
    moveTo: (lat: number, lng: number, isSure: boolean) => {
      marker.setLatLng([lat, lng])
      if (!map.hasLayer(marker)) marker.addTo(map)
      html.dataset.sure = String(isSure)
      if (!map.getBounds().contains([lat, lng])) map.panTo([lat, lng], { animate: false })
    },
    hide: () => void marker.remove(),
  }
}
