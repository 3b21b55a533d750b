import type { Position } from '@lumiroute/geo'
import L from 'leaflet'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useConfig } from '../../../lib/api/config.ts'
import { type DrawnMap, useMap } from './use-map.ts'
import { usePickPoint } from './use-pick-point.ts'

export type PointCanvasProps = {
  /** Required by onDemand. */
  open: boolean
  label: string
  hintId: string
  pinLabel: string
  point: Position | undefined
  onPick: (point: Position) => void
}

const streetZoom = 16
// Without tiles only district borders are drawn; closer in, the map would be blank.
const districtZoom = 12
const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6

function toPosition(latlng: L.LatLng): Position {
  const { lat, lng } = latlng.wrap()
  return [round(lng), round(lat)]
}

function createPin(at: L.LatLngTuple, label: string) {
  const html = document.createElement('span')
  const icon = L.divIcon({ html, className: 'map-pin', iconSize: [28, 36], iconAnchor: [14, 36] })
  // The map itself takes the keyboard; the pin would be one more tab stop without effect.
  return L.marker(at, { icon, draggable: true, keyboard: false, title: label, autoPan: true })
}

function usePin(drawn: DrawnMap | undefined, { point, pinLabel, onPick }: PointCanvasProps) {
  const map = drawn?.map
  const zoom = useConfig()?.mapTilesUrl ? streetZoom : districtZoom
  const shownZoom = useRef<number>(null)
  // Recentring the map would hide where the person just clicked.
  const isPicked = useRef(false)
  const pick = (at: L.LatLng) => {
    isPicked.current = true
    onPick(toPosition(at))
  }
  const onDrop = useEffectEvent(pick)
  const [lng, lat] = point ?? []
  useEffect(() => {
    if (!map || lat === undefined || lng === undefined) return undefined
    const pin = createPin([lat, lng], pinLabel).addTo(map)
    pin.on('dragend', () => onDrop(pin.getLatLng()))
    if (!isPicked.current && shownZoom.current !== zoom) map.setView([lat, lng], zoom, { animate: false })
    else if (!map.getBounds().contains([lat, lng])) map.panTo([lat, lng], { animate: false })
    shownZoom.current = zoom
    return () => void pin.remove()
  }, [map, lat, lng, zoom, pinLabel])
  usePickPoint(map, pick)
}

/** The part of PointField that needs Leaflet. */
export function PointCanvas(props: PointCanvasProps) {
  const { holder, drawn } = useMap()
  usePin(drawn, props)
  return <div ref={holder} role="application" aria-label={props.label} aria-describedby={props.hintId} />
}
