import type L from 'leaflet'
import { useEffect, useEffectEvent } from 'react'

/** A click picks a point of the map; Enter picks its middle. Without a map nothing is picked. */
export function usePickPoint(map: L.Map | undefined, pick: (at: L.LatLng) => void) {
  const onPick = useEffectEvent(pick)
  useEffect(() => {
    if (!map) return undefined
    const container = map.getContainer()
    const onClick = ({ latlng }: L.LeafletMouseEvent) => onPick(latlng)
    const onKey = (event: KeyboardEvent) => {
      container.dataset.keys = ''
      if (event.key !== 'Enter' || event.target !== container) return
      event.preventDefault()
      onPick(map.getCenter())
    }
    const onPointer = () => delete container.dataset.keys
    map.on('click', onClick)
    map.doubleClickZoom.disable()
    container.addEventListener('keydown', onKey)
    container.addEventListener('pointerdown', onPointer)
    return () => {
      map.off('click', onClick)
      map.doubleClickZoom.enable()
      container.removeEventListener('keydown', onKey)
      container.removeEventListener('pointerdown', onPointer)
      onPointer()
    }
  }, [map])
}
