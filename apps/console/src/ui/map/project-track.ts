import type { TrackLine } from './track.types.ts'

/** Where each moment lies on the world's map of 256 pixels: what every zoom only scales. */
export type WorldTrack = TrackLine & { x: Float64Array; y: Float64Array }

const tile = 256

export function projectTrack(track: TrackLine): WorldTrack {
  const x = track.lng.map((lng) => ((lng + 180) / 360) * tile)
  const y = track.lat.map((lat) => {
    const sine = Math.sin((lat * Math.PI) / 180)
    return (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * tile
  })
  return { ...track, x, y }
}

export type Window = { left: number; top: number; width: number; height: number; scale: number }

type Pen = { moveTo: (x: number, y: number) => void; lineTo: (x: number, y: number) => void }

/** Closer than this, no eye tells two points apart. */
const leastPx = 1.5

/** The legs of one level, or of all, that are in sight, without points that would fall on each other. */
export function traceLegs(track: WorldTrack, window: Window, pen: Pen, level?: number): void {
  const { x, y, isBreak } = track
  const { left, top, width, height, scale } = window
  let [fromX, fromY] = [Number.NaN, Number.NaN]
  let [penX, penY] = [Number.NaN, Number.NaN]
  for (let i = 0; i < x.length; i += 1) {
    const [toX, toY] = [(x[i] as number) * scale - left, (y[i] as number) * scale - top]
    if (Number.isNaN(toX)) continue
    const isOther = level !== undefined && track.level[i] !== level
    const isSkipped = isBreak[i] === 1 || isOther || Number.isNaN(fromX)
    const isOut =
      (toX < 0 && fromX < 0) ||
      (toY < 0 && fromY < 0) ||
      (toX > width && fromX > width) ||
      (toY > height && fromY > height)
    if (isSkipped || isOut) {
      // What was left out as too close still ends the line where it ended.
      if (penX !== fromX || penY !== fromY) if (!Number.isNaN(penX)) pen.lineTo(fromX, fromY)
      penX = Number.NaN
    } else {
      if (Number.isNaN(penX)) {
        pen.moveTo(fromX, fromY)
        ;[penX, penY] = [fromX, fromY]
      }
      if (Math.abs(toX - penX) + Math.abs(toY - penY) >= leastPx) {
        pen.lineTo(toX, toY)
        ;[penX, penY] = [toX, toY]
      }
    }
    ;[fromX, fromY] = [toX, toY]
  }
  if (!Number.isNaN(penX)) pen.lineTo(fromX, fromY)
}

/** The moment whose place is nearest to a point of the window, if it is near enough. */
export function nearestMoment(
  track: WorldTrack,
  window: Window,
  at: { x: number; y: number },
  mostPx: number,
) {
  let best: number | undefined
  let least = mostPx ** 2
  for (let i = 0; i < track.x.length; i += 1) {
    const dx = (track.x[i] as number) * window.scale - window.left - at.x
    const dy = (track.y[i] as number) * window.scale - window.top - at.y
    const distance = dx * dx + dy * dy
    if (!(distance < least)) continue
    least = distance
    best = i
  }
  return best
}
