import L from 'leaflet'
import { paneOf } from './create-map.ts'
import { type Box, meets, type Ring } from './land-shapes.ts'
import type { Land } from './load-land.ts'
import type { MapColours } from './map-colours.ts'

/** Below this the towns' borders would run into each other. */
const townsFromZoom = 10
/** Drawn beyond the edge, so that a map that is dragged does not show where it ends. */
const marginShare = 0.5

/** Draws what the map shows, and no more: to project the whole island takes longer than the page does. */
export function drawLand(map: L.Map, land: Land, colours: MapColours): () => void {
  const place = { ...paneOf(map, 'base'), interactive: false }
  const ground = { ...place, stroke: false, fillColor: colours.land, fillOpacity: 1 }
  const layers = [
    inSight(land.ground, ({ rings }) => L.polygon(rings.map(turned), ground), { isBelow: true }),
    inSight(land.townBorders, line({ ...place, color: colours.border, weight: 1.5 }), {
      fromZoom: townsFromZoom,
    }),
    inSight(land.countyBorders, line({ ...place, color: colours.edge, weight: 1 })),
  ]
  const draw = () => {
    const sight = boxOfSight(map)
    for (const layer of layers) layer.show(map, sight)
  }
  map.on('moveend', draw)
  // At first each in a task of its own, so that a page that comes with its map goes on answering.
  const timers = layers.map((layer) => setTimeout(() => layer.show(map, boxOfSight(map))))
  return () => {
    for (const timer of timers) clearTimeout(timer)
    map.off('moveend', draw)
    for (const layer of layers) layer.remove()
  }
}

const turned = (ring: Ring) => ring.map(([lng, lat]): L.LatLngTuple => [lat, lng])
const line = (style: L.PolylineOptions) => (border: { line: Ring }) => L.polyline(turned(border.line), style)

function boxOfSight(map: L.Map): Box {
  const sight = map.getBounds().pad(marginShare)
  return { west: sight.getWest(), south: sight.getSouth(), east: sight.getEast(), north: sight.getNorth() }
}

/** Pieces are made when they first come into sight; ground that comes later must not cover the borders that are there. */
function inSight<Piece extends { box: Box }>(
  pieces: readonly Piece[],
  make: (piece: Piece) => L.Path,
  { fromZoom = 0, isBelow = false } = {},
) {
  const made = new Map<Piece, L.Path>()
  const bring = (map: L.Map, piece: Piece) => {
    const path = made.get(piece) ?? make(piece)
    made.set(piece, path)
    if (map.hasLayer(path)) return
    path.addTo(map)
    if (isBelow) path.bringToBack()
  }
  return {
    show(map: L.Map, sight: Box) {
      const isNear = map.getZoom() >= fromZoom
      for (const piece of pieces)
        if (isNear && meets(piece.box, sight)) bring(map, piece)
        else made.get(piece)?.remove()
    },
    remove() {
      for (const path of made.values()) path.remove()
    },
  }
}
