import L from 'leaflet'
import { createSprites, type MarkColours, type Sprites } from '../base/mark-sprites.ts'
import {
  type Group,
  groupMarks,
  isUnderWay,
  type Moving,
  type MovingMark,
  moveOn,
  placeAt,
} from './moving-marks.ts'

const groupBelowZoom = 14
const labelsFromZoom = 13
/** More labels would overlap and cover the map. */
const mostLabels = 60
/** Vehicles move slowly on the screen, so half of the frames are enough. */
const frameMs = 30
const cellPx = 44
const pickPx = 24
const marginPx = 60
/** How far the ring of the selected vehicle pushes its label. */
const ringPx = 10
const labelCell = { width: 84, height: 20 }

type Shown = { group: Group; x: number; y: number }
type Picks = { onPick: (id: number) => void }

const getDensity = () => Math.min(window.devicePixelRatio || 1, 2)
const wantsStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches

function canvasIn(map: L.Map): HTMLCanvasElement {
  const pane = map.getPane('fleet') ?? map.createPane('fleet')
  pane.style.zIndex = '450'
  pane.style.pointerEvents = 'none'
  const canvas = document.createElement('canvas')
  canvas.className = 'leaflet-zoom-hide'
  pane.append(canvas)
  return canvas
}

/** A canvas of unchanged size is only cleared: reallocating it on each frame would cost more than drawing. */
function fitCanvas(map: L.Map, canvas: HTMLCanvasElement): CanvasRenderingContext2D | null {
  const { x: width, y: height } = map.getSize()
  const density = getDensity()
  const pen = canvas.getContext('2d')
  if (canvas.width !== width * density || canvas.height !== height * density) {
    canvas.width = width * density
    canvas.height = height * density
    Object.assign(canvas.style, { width: `${width}px`, height: `${height}px` })
  }
  L.DomUtil.setPosition(canvas, map.containerPointToLayerPoint([0, 0]))
  pen?.setTransform(density, 0, 0, density, 0, 0)
  pen?.clearRect(0, 0, width, height)
  return pen
}

function drawGroup(pen: CanvasRenderingContext2D, { group, x, y }: Shown, { colours, font }: Sprites) {
  const isLive = group.marks.some(({ look }) => look === 'moving' || look === 'stopped')
  const radius = 13 + Math.min(9, Math.log2(group.marks.length) * 2)
  pen.beginPath()
  pen.arc(x, y, radius + 3, 0, 2 * Math.PI)
  pen.fillStyle = colours.halo
  pen.fill()
  pen.beginPath()
  pen.arc(x, y, radius, 0, 2 * Math.PI)
  pen.fillStyle = isLive ? colours.live : colours.quiet
  pen.fill()
  Object.assign(pen, { lineWidth: 2.5, strokeStyle: isLive ? colours.ink : colours.quiet })
  pen.stroke()
  Object.assign(pen, { font, textAlign: 'center', textBaseline: 'middle' })
  pen.fillStyle = isLive ? colours.ink : colours.onQuiet
  pen.fillText(String(group.marks.length), x, y + 0.5)
}

/** Skips labels that would overlap an earlier one. */
function createLabelRoom() {
  const taken = new Set<string>()
  return (x: number, y: number) => {
    const key = `${Math.round(x / labelCell.width)} ${Math.round(y / labelCell.height)}`
    if (taken.has(key)) return false
    taken.add(key)
    return true
  }
}

export type FleetLook = MarkColours & { chosen: string }

/** All marks on one canvas; frames are drawn only while a visible mark is moving. */
export function fleetOn(map: L.Map, look: FleetLook, { onPick }: Picks) {
  const canvas = canvasIn(map)
  const { fontFamily } = getComputedStyle(map.getContainer())
  const sprites = createSprites(look, getDensity(), `600 12px ${fontFamily}`)
  let marks = new Map<number, Moving>()
  let shown: Shown[] = []
  let chosen: number | undefined
  let [frame, drawnAt] = [0, 0]

  const ask = () => (frame ||= requestAnimationFrame(draw))

  function draw(at: number) {
    frame = 0
    if (at - drawnAt < frameMs) return void ask()
    drawnAt = at
    const pen = fitCanvas(map, canvas)
    if (!pen) return
    const now = performance.now()
    const inSight = placeMarks(now)
    for (const one of shown) drawShown(pen, one)
    if (map.getZoom() >= labelsFromZoom && shown.length <= mostLabels) drawLabels(pen)
    if (inSight.some((mark) => isUnderWay(mark, now))) ask()
  }

  function placeMarks(now: number): Moving[] {
    const scale = 2 ** map.getZoom()
    const corner = map.getPixelBounds().min ?? L.point(0, 0)
    const { x: width, y: height } = map.getSize()
    const sight: [Moving, { x: number; y: number }][] = []
    for (const mark of marks.values()) {
      const place = placeAt(mark, now)
      const [x, y] = [place.x * scale - corner.x, place.y * scale - corner.y]
      if (x > -marginPx && y > -marginPx && x < width + marginPx && y < height + marginPx)
        sight.push([mark, place])
    }
    const groups = getGroups(sight, scale)
    shown = groups.map((group) => ({ group, x: group.x * scale - corner.x, y: group.y * scale - corner.y }))
    return sight.map(([mark]) => mark)
  }

  /** The selected vehicle is never hidden in a group. */
  function getGroups(sight: [Moving, { x: number; y: number }][], scale: number): Group[] {
    const alone = ([mark, { x, y }]: (typeof sight)[number]): Group => ({ x, y, marks: [mark] })
    if (map.getZoom() >= groupBelowZoom) return sight.map(alone)
    const others = sight.filter(([{ id }]) => id !== chosen)
    return [...groupMarks(others, { scale, cellPx }), ...sight.filter(([{ id }]) => id === chosen).map(alone)]
  }

  function drawShown(pen: CanvasRenderingContext2D, one: Shown) {
    const [mark] = one.group.marks as [Moving]
    if (one.group.marks.length > 1) return drawGroup(pen, one, sprites)
    if (mark.id === chosen) ringAround(pen, one)
    sprites.draw(pen, mark.look, mark.heading, one.x, one.y)
  }

  function ringAround(pen: CanvasRenderingContext2D, { x, y }: Shown) {
    pen.beginPath()
    pen.arc(x, y, 21, 0, 2 * Math.PI)
    Object.assign(pen, { lineWidth: 3, strokeStyle: look.chosen })
    pen.stroke()
  }

  function drawLabels(pen: CanvasRenderingContext2D) {
    const hasRoom = createLabelRoom()
    const first = shown.toSorted((one, other) => Number(has(other, chosen)) - Number(has(one, chosen)))
    for (const one of first) {
      const [mark, more] = one.group.marks
      if (mark && !more && hasRoom(one.x, one.y))
        sprites.write(pen, mark.label, one.x, one.y + (mark.id === chosen ? ringPx : 0))
    }
  }

  function nearest({ x, y }: L.Point): Shown | undefined {
    const far = (one: Shown) => Math.hypot(one.x - x, one.y - y)
    const near = shown.filter((one) => far(one) <= pickPx)
    return near.sort((one, other) => far(one) - far(other))[0]
  }

  function onClick({ containerPoint }: L.LeafletMouseEvent) {
    const found = nearest(containerPoint)
    if (!found) return
    const [mark, more] = found.group.marks
    if (more) map.setView(map.containerPointToLatLng([found.x, found.y]), Math.min(map.getZoom() + 2, 17))
    else if (mark) onPick(mark.id)
  }

  const onHover = ({ containerPoint }: L.LeafletMouseEvent) => {
    map.getContainer().style.cursor = nearest(containerPoint) ? 'pointer' : ''
  }

  map.on('move zoomend viewreset resize', ask)
  map.on('click', onClick)
  map.on('mousemove', onHover)
  ask()
  return {
    show(next: readonly MovingMark[], chosenId: number | undefined) {
      marks = moveOn(marks, next, { now: performance.now(), isStill: wantsStillness() })
      chosen = chosenId
      ask()
    },
    remove() {
      cancelAnimationFrame(frame)
      map.off('move zoomend viewreset resize', ask)
      map.off('click', onClick)
      map.off('mousemove', onHover)
      canvas.remove()
    },
  }
}

const has = ({ group }: Shown, id: number | undefined) =>
  group.marks.length === 1 && group.marks[0]?.id === id
