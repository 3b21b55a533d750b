import L from 'leaflet'
import { getPane } from './create-map.ts'
import { type Box, meets, type Ring } from './land-shapes.ts'
import type { Land } from './load-land.ts'
import type { MapColours } from './map-colours.ts'

/** Below this zoom the towns' borders would merge. */
const townsFromZoom = 10
/** Draw beyond the edge, so that dragging does not reveal where the drawing ends. */
const marginShare = 0.5

/** Draws only the visible part: projecting the whole island takes longer than loading the page. */
export function drawLand(map: L.Map, land: Land, colours: MapColours): () => void {
  const place = { ...getPane(map, 'base'), interactive: false }
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
  // The first draws each run in a task of their own, so that the page stays responsive.
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

/** Pieces are created when they first become visible; later ground must not cover existing borders. */
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
