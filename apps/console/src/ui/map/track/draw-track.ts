import L from 'leaflet'
import { levelCount, levelWidths, unknownLevel } from './level-ramp.ts'
import { nearestMoment, projectTrack, traceLegs } from './project-track.ts'
import type { Window } from './project-track.ts'
import type { TrackLine } from './track-types.ts'

export type TrackColours = { levels: readonly string[]; casing: string }

/** Draw beyond the edge, so that dragging does not reveal where the drawing ends. */
const marginShare = 0.25
const pickPx = 24

function canvasIn(map: L.Map): HTMLCanvasElement {
  const pane = map.getPane('track') ?? map.createPane('track')
  pane.style.zIndex = '415'
  pane.style.pointerEvents = 'none'
  const canvas = document.createElement('canvas')
  canvas.className = 'leaflet-zoom-hide'
  pane.append(canvas)
  return canvas
}

function place(map: L.Map, canvas: HTMLCanvasElement): Window {
  const size = map.getSize()
  const margin = size.multiplyBy(marginShare).round()
  const [width, height] = [size.x + 2 * margin.x, size.y + 2 * margin.y]
  const corner = map.containerPointToLayerPoint(margin.multiplyBy(-1))
  L.DomUtil.setPosition(canvas, corner)
  const density = Math.min(devicePixelRatio || 1, 2)
  canvas.width = width * density
  canvas.height = height * density
  Object.assign(canvas.style, { width: `${width}px`, height: `${height}px` })
  canvas.getContext('2d')?.scale(density, density)
  const { x: left, y: top } = map.getPixelOrigin().add(corner)
  return { left, top, width, height, scale: 2 ** map.getZoom() }
}

/** Points per stroke: the cost of a long canvas line grows quadratically. */
const mostPoints = 100

/** Strokes in between, to limit the length of a path. */
function getPen(context: CanvasRenderingContext2D) {
  let points = 0
  return {
    moveTo: (x: number, y: number) => context.moveTo(x, y),
    lineTo: (x: number, y: number) => {
      context.lineTo(x, y)
      points += 1
      if (points % mostPoints > 0) return
      context.stroke()
      context.beginPath()
      context.moveTo(x, y)
    },
  }
}

/** The whole track on one canvas; known levels over unknown, high over low. */
export function drawTrack(
  map: L.Map,
  line: TrackLine,
  colours: TrackColours,
  onPick: (index: number) => void,
) {
  const canvas = canvasIn(map)
  const track = projectTrack(line)
  const order = [unknownLevel, ...Array.from({ length: levelCount }, (_, level) => level)]
  const draw = () => {
    const window = place(map, canvas)
    const context = canvas.getContext('2d')
    if (!context) return
    Object.assign(context, { lineJoin: 'round', lineCap: 'round' })
    const stroke = (colour: string, width: number, level?: number) => {
      Object.assign(context, { strokeStyle: colour, lineWidth: width })
      context.beginPath()
      traceLegs(track, window, getPen(context), level)
      context.stroke()
    }
    stroke(colours.casing, 8)
    for (const level of order) stroke(colours.levels[level] as string, levelWidths[level] as number, level)
  }
  const pick = ({ latlng }: L.LeafletMouseEvent) => {
    const { x, y } = map.project(latlng)
    const window = { left: 0, top: 0, width: 0, height: 0, scale: 2 ** map.getZoom() }
    const index = nearestMoment(track, window, { x, y }, pickPx)
    if (index !== undefined) onPick(index)
  }
  map.on('moveend resize', draw)
  map.on('click', pick)
  // In a frame of its own, so that the page is usable before the map is drawn.
  const first = requestAnimationFrame(draw)
  return () => {
    cancelAnimationFrame(first)
    map.off('moveend resize', draw)
    map.off('click', pick)
    canvas.remove()
  }
}
