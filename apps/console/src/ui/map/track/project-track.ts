import type { TrackLine } from './track-types.ts'

export type WorldTrack = TrackLine & {
  /** Position of each sample on the world map of 256 pixels, which each zoom only scales. */
  x: Float64Array
  y: Float64Array
  /** Index of the sample that a leg comes from; -1 if none. */
  before: Int32Array
}

const tile = 256

/** Plain loops: there may be 40,000 samples. */
export function projectTrack(track: TrackLine): WorldTrack {
  const { lng, lat, isBreak } = track
  const [x, y] = [new Float64Array(lng.length), new Float64Array(lng.length)]
  const before = new Int32Array(lng.length).fill(-1)
  let last = -1
  for (let i = 0; i < lng.length; i += 1) {
    const sine = Math.sin(((lat[i] as number) * Math.PI) / 180)
    x[i] = (((lng[i] as number) + 180) / 360) * tile
    y[i] = (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * tile
    if (Number.isNaN(x[i]) || Number.isNaN(y[i])) continue
    if (isBreak[i] === 0) before[i] = last
    last = i
  }
  return { ...track, x, y, before }
}

export type Window = { left: number; top: number; width: number; height: number; scale: number }

type Pen = { moveTo: (x: number, y: number) => void; lineTo: (x: number, y: number) => void }

/** Points closer than this are indistinguishable. */
const leastPx = 1.5

const isOut = (one: number, other: number, most: number) =>
  (one < 0 && other < 0) || (one > most && other > most)

/** Traces the visible legs of one level, or of all, without points that would coincide. */
export function traceLegs(track: WorldTrack, window: Window, pen: Pen, level?: number): void {
  const { x, y, before, level: levels } = track
  const { left, top, width, height, scale } = window
  let [end, endX, endY, penX, penY] = [-1, 0, 0, 0, 0]
  // A skipped point still ends the line where it ended.
  const finish = () => {
    if (end >= 0 && (endX !== penX || endY !== penY)) pen.lineTo(endX, endY)
    end = -1
  }
  for (let i = 0; i < x.length; i += 1) {
    const from = before[i] as number
    if (from < 0 || (level !== undefined && levels[i] !== level)) continue
    const [toX, toY] = [(x[i] as number) * scale - left, (y[i] as number) * scale - top]
    const [fromX, fromY] = [(x[from] as number) * scale - left, (y[from] as number) * scale - top]
    if (isOut(fromX, toX, width) || isOut(fromY, toY, height)) continue
    if (end !== from) {
      finish()
      pen.moveTo(fromX, fromY)
      penX = fromX
      penY = fromY
    }
    if (Math.abs(toX - penX) + Math.abs(toY - penY) >= leastPx) {
      pen.lineTo(toX, toY)
      penX = toX
      penY = toY
    }
    end = i
    endX = toX
    endY = toY
  }
  finish()
}

/** Index of the sample nearest to a point of the window, if within reach. */
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
