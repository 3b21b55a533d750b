import { computeBounds } from '@lumiroute/geo'
import type { Bounds, Line, Position } from '@lumiroute/geo'
import L from 'leaflet'
import { useEffect } from 'react'
import { FitButton } from './fit-button.tsx'
import { fitTo } from './fit-to.ts'
import type { MapMarker, MapViewProps } from './map-types.ts'
import { useFit } from './use-fit.ts'
import { type DrawnMap, useMap } from './use-map.ts'
import { useRouteOn } from '../editor/use-route-on.ts'

const none: readonly never[] = []

function allBounds(lines: readonly Line[], markers: readonly MapMarker[]): Bounds | undefined {
  const points: Position[] = markers.map(({ position }) => position)
  const filled = [...lines, points].filter((line) => line.length > 0)
  return filled.length > 0 ? computeBounds(filled) : undefined
}

function useMarkers(drawn: DrawnMap | undefined, markers: readonly MapMarker[]) {
  useEffect(() => {
    if (!drawn) return undefined
    const group = L.layerGroup(markers.map((marker) => getMarker(marker, drawn))).addTo(drawn.map)
    return () => void group.remove()
  }, [drawn, markers])
}

/** Leaflet would interpret a string as HTML. */
function plainText(text: string): HTMLElement {
  const element = document.createElement('span')
  element.textContent = text
  return element
}

const renderers = new WeakMap<L.Map, L.Renderer>()

function pointsOn(map: L.Map): L.Renderer {
  const known = renderers.get(map) ?? L.svg({ pane: 'markerPane' })
  renderers.set(map, known)
  return known
}

const getMarker = ({ position: [lng, lat], label }: MapMarker, { map, colours }: DrawnMap) =>
  L.circleMarker([lat, lng], {
    // Above the lines, which points often lie on.
    renderer: pointsOn(map),
    radius: 8,
    weight: 3,
    color: colours.casing,
    fillColor: colours.route,
    fillOpacity: 1,
  }).bindTooltip(plainText(label))

/** The part of MapView that needs Leaflet. */
export function MapCanvas({ label, lines = none, markers = none, bounds }: MapViewProps & { open: boolean }) {
  const { holder, drawn } = useMap()
  useRouteOn(drawn, lines)
  useMarkers(drawn, markers)
  const sight = bounds ?? allBounds(lines, markers)
  useFit(drawn, sight)
  return (
    <>
      <div ref={holder} role="application" aria-label={label} />
      {drawn && sight && <FitButton onClick={() => fitTo(drawn.map, sight)} />}
    </>
  )
}
