import type { Line, Position } from '@lumiroute/geo'
import L from 'leaflet'
import { useEffect, useEffectEvent, useRef } from 'react'
import { TerraDraw, TerraDrawLineStringMode, TerraDrawSelectMode } from 'terra-draw'
import type { GeoJSONStoreFeatures, HexColor } from 'terra-draw'
import { TerraDrawLeafletAdapter } from 'terra-draw-leaflet-adapter'
import type { LineHistory } from './line-history.ts'
import type { MapColours } from '../base/map-colours.ts'
import type { DrawnMap } from '../base/use-map.ts'

/** One undo step per drag, not per pixel. */
const quietMs = 120

function getModes({ route, casing }: MapColours) {
  const [main, ground] = [route as HexColor, casing as HexColor]
  const lines = new TerraDrawLineStringMode({ styles: { lineStringColor: main, lineStringWidth: 5 } })
  const select = new TerraDrawSelectMode({
    keyEvents: { deselect: null, delete: null, rotate: null, scale: null },
    allowManualDeselection: false,
    pointerDistance: 24,
    flags: {
      linestring: {
        feature: { coordinates: { midpoints: { draggable: true }, draggable: true, deletable: true } },
      },
    },
    styles: {
      selectedLineStringColor: main,
      selectedLineStringWidth: 5,
      selectionPointColor: ground,
      selectionPointOutlineColor: main,
      selectionPointOutlineWidth: 2,
      selectionPointWidth: 7,
      midPointColor: main,
      midPointOutlineColor: ground,
      midPointOutlineWidth: 1,
      midPointWidth: 4,
    },
  })
  return [lines, select]
}

const getFeature = (line: Line): GeoJSONStoreFeatures => ({
  type: 'Feature',
  geometry: { type: 'LineString', coordinates: line },
  properties: { mode: 'linestring' },
})

function getLines(draw: TerraDraw): Line[] {
  return draw
    .getSnapshot()
    .flatMap(({ geometry }) =>
      geometry.type === 'LineString'
        ? [geometry.coordinates.map(([lng, lat]) => [lng, lat] as Position)]
        : [],
    )
}

function show(draw: TerraDraw, lines: readonly Line[]) {
  draw.clear()
  const [first] = draw.addFeatures(lines.filter((line) => line.length > 1).map(getFeature))
  if (first?.valid && first.id !== undefined) draw.selectFeature(first.id)
}

/** Drag a point to move it, or the middle of a leg to add one. */
export function useEditTool(drawn: DrawnMap | undefined, isUsed: boolean, { lines, change }: LineHistory) {
  const draw = useRef<TerraDraw>(undefined)
  const own = useRef<readonly Line[]>(undefined)
  const tell = useEffectEvent((made: TerraDraw) => {
    own.current = getLines(made)
    change(own.current)
  })
  const begin = useEffectEvent((made: TerraDraw) => {
    own.current = lines
    show(made, lines)
  })
  useEffect(() => {
    if (!drawn || !isUsed) return undefined
    const { map, colours } = drawn
    const adapter = new TerraDrawLeafletAdapter({ lib: L, map, coordinatePrecision: 6 })
    const made = new TerraDraw({ adapter, modes: getModes(colours) })
    let timer: ReturnType<typeof setTimeout> | undefined
    made.start()
    made.setMode('select')
    made.on('change', (ids, type, context) => {
      const isByHand = !(context && 'origin' in context)
      const isLine = ids.some((id) => made.getSnapshotFeature(id)?.geometry.type === 'LineString')
      if (type !== 'update' || !isByHand || !isLine || context?.target === 'properties') return
      clearTimeout(timer)
      timer = setTimeout(() => tell(made), quietMs)
    })
    draw.current = made
    begin(made)
    return () => {
      clearTimeout(timer)
      made.stop()
      draw.current = undefined
    }
  }, [drawn, isUsed])
  useEffect(() => {
    if (draw.current && lines !== own.current) show(draw.current, lines)
  }, [lines])
}
