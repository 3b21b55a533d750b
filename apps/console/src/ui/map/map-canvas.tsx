import { boundsOf } from '@lumiroute/geo'
import type { Bounds, Line, Position } from '@lumiroute/geo'
import L from 'leaflet'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { drawRoute } from './draw-route.ts'
import { FitButton } from './fit-button.tsx'
import type { MapMarker, MapViewProps } from './map.types.ts'
import { type DrawnMap, useMap } from './use-map.ts'

const none: readonly never[] = []
const mostZoom = 17

function allBounds(lines: readonly Line[], markers: readonly MapMarker[]): Bounds | undefined {
  const points: Position[] = markers.map(({ position }) => position)
  const filled = [...lines, points].filter((line) => line.length > 0)
  return filled.length > 0 ? boundsOf(filled) : undefined
}

export function fitTo({ map }: DrawnMap, [west, south, east, north]: Bounds) {
  map.fitBounds(
    [
      [south, west],
      [north, east],
    ],
    { padding: [36, 36], maxZoom: mostZoom, animate: false },
  )
}

function useRoute(drawn: DrawnMap | undefined, lines: readonly Line[]) {
  const { t } = useTranslation()
  useEffect(() => {
    if (!drawn || lines.length === 0) return undefined
    const words = { start: t('map.start'), end: t('map.end'), both: t('map.both') }
    return drawRoute(drawn.map, lines, drawn.colours, words)
  }, [drawn, lines, t])
}

function useMarkers(drawn: DrawnMap | undefined, markers: readonly MapMarker[]) {
  useEffect(() => {
    if (!drawn) return undefined
    const group = L.layerGroup(markers.map((marker) => markerOf(marker, drawn))).addTo(drawn.map)
    return () => void group.remove()
  }, [drawn, markers])
}

/** Leaflet would take a string as markup. */
function plainText(text: string): HTMLElement {
  const element = document.createElement('span')
  element.textContent = text
  return element
}

const markerOf = ({ position: [lng, lat], label }: MapMarker, { colours }: DrawnMap) =>
  L.circleMarker([lat, lng], {
    radius: 8,
    weight: 3,
    color: colours.casing,
    fillColor: colours.route,
    fillOpacity: 1,
  }).bindTooltip(plainText(label))

/** The part of MapView that needs Leaflet. */
export function MapCanvas({ label, lines = none, markers = none, bounds }: MapViewProps & { open: boolean }) {
  const { holder, drawn } = useMap()
  useRoute(drawn, lines)
  useMarkers(drawn, markers)
  const sight = bounds ?? allBounds(lines, markers)
  const key = sight?.join()
  useEffect(() => {
    if (drawn && sight) fitTo(drawn, sight)
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [drawn?.map, key])
  return (
    <>
      <div ref={holder} role="application" aria-label={label} />
      {drawn && sight && <FitButton onClick={() => fitTo(drawn, sight)} />}
    </>
  )
}
