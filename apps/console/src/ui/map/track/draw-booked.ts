import type { Line } from '@lumiroute/geo'
import L from 'leaflet'
import { getPane } from '../base/create-map.ts'
import { toLatLngs } from '../editor/draw-route.ts'

export type BookedColours = { booked: string; missed: string; casing: string }

/** The booked route, thin below the driven track; its missed parts are dashed. */
export function drawBooked(
  map: L.Map,
  booked: readonly Line[],
  missed: readonly Line[],
  colours: BookedColours,
): () => void {
  const shared = {
    ...getPane(map, 'route'),
    interactive: false,
    lineJoin: 'round',
    lineCap: 'round',
  } as const
  const lines = (given: readonly Line[], style: L.PolylineOptions) =>
    L.polyline(given.map(toLatLngs), { ...shared, ...style })
  const layers = [
    lines(booked, { color: colours.casing, weight: 5 }),
    lines(booked, { color: colours.booked, weight: 2 }),
    lines(missed, { color: colours.casing, weight: 8 }),
    lines(missed, { color: colours.missed, weight: 4, dashArray: '2 8' }),
  ]
  for (const layer of layers) layer.addTo(map)
  return () => {
    for (const layer of layers) layer.remove()
  }
}
