import type { Bounds } from '@lumiroute/geo'
import { computeBounds } from '@lumiroute/geo'
import L from 'leaflet'
import { useEffect, useEffectEvent } from 'react'
import type { MapMarker } from './map-types.ts'
import { useFit } from './use-fit.ts'
import { type DrawnMap, useMap } from './use-map.ts'

export type PickCanvasProps = {
  /** Required by onDemand. */
  open: boolean
  label: string
  points: readonly MapMarker[]
  chosen: string | undefined
  onPick: (id: string) => void
}

/** Leaflet would interpret a string as HTML. */
function plainText(text: string): HTMLElement {
  const element = document.createElement('span')
  element.textContent = text
  return element
}

function createPin({ position: [lng, lat], label }: MapMarker, isChosen: boolean) {
  const html = document.createElement('span')
  html.dataset.chosen = String(isChosen)
  const icon = L.divIcon({
    html,
    className: 'map-pin map-pin-choice',
    iconSize: [28, 36],
    iconAnchor: [14, 36],
  })
  const options = { icon, title: label, alt: label, zIndexOffset: isChosen ? 1000 : 0 }
  return L.marker([lat, lng], options).bindTooltip(plainText(label), { direction: 'top', offset: [0, -34] })
}

function usePins(drawn: DrawnMap | undefined, { points, chosen, onPick }: PickCanvasProps) {
  const pick = useEffectEvent(onPick)
  const map = drawn?.map
  useEffect(() => {
    if (!map) return undefined
    const pins = points.map((point) =>
      createPin(point, point.id === chosen)
        .on('click', () => pick(point.id))
        // Leaflet does not turn Enter into a click.
        .on('keydown', ({ originalEvent }: L.LeafletKeyboardEvent) => {
          if (originalEvent.key === 'Enter' || originalEvent.key === ' ') pick(point.id)
        }),
    )
    const group = L.layerGroup(pins).addTo(map)
    return () => void group.remove()
  }, [map, points, chosen])
}

/** The part of PickMap that needs Leaflet. */
export function PickCanvas(props: PickCanvasProps) {
  const { holder, drawn } = useMap()
  usePins(drawn, props)
  const sight: Bounds | undefined =
    props.points.length > 0 ? computeBounds([props.points.map(({ position }) => position)]) : undefined
  useFit(drawn, sight)
  return <div ref={holder} role="application" aria-label={props.label} />
}
