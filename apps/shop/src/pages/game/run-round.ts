import { worlds } from '@lumiroute/games'
import { vibrations } from '@lumiroute/games/effects'
import { drawRound } from '@lumiroute/games/render'
import type { GameEvent } from '@lumiroute/games/simulation'
import type { LocalRound } from './local-round.ts'

export type Shown = { score: number; seconds: number; isOver: boolean }
type Given = {
  local: LocalRound
  canvas: HTMLCanvasElement
  /** The camera picture is behind the canvas. */
  isTransparent: boolean
  beforeFrame: (ms: number) => void
  show: (shown: Shown) => void
}

const maxPixelRatio = 2
const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Plays and draws until it is stopped or the round is over. Returns how to stop. */
export function runRound({ local, canvas, isTransparent, beforeFrame, show }: Given): () => void {
  const pen = canvas.getContext('2d')
  let request = 0
  let before = performance.now()
  let last: Shown | null = null
  const tell = isCalm() ? undefined : vibrate
  const frame = (now: number) => {
    // The first frame may carry the time of an earlier paint.
    const ms = Math.max(0, now - before)
    before = now
    beforeFrame(ms)
    local.advance(ms, tell)
    fitCanvas(canvas)
    if (pen) draw(pen, local, isTransparent)
    const shown = { score: local.score, seconds: local.secondsLeft, isOver: local.isOver }
    if (shown.score !== last?.score || shown.seconds !== last.seconds || shown.isOver) show(shown)
    last = shown
    if (!shown.isOver) request = requestAnimationFrame(frame)
  }
  request = requestAnimationFrame(frame)
  return () => cancelAnimationFrame(request)
}

function vibrate({ kind, seat }: GameEvent): void {
  const pattern = vibrations[kind]
  if (pattern && seat <= 0) navigator.vibrate?.([...pattern])
}

function fitCanvas(canvas: HTMLCanvasElement): void {
  const ratio = Math.min(maxPixelRatio, devicePixelRatio)
  const [width, height] = [Math.round(canvas.clientWidth * ratio), Math.round(canvas.clientHeight * ratio)]
  if (canvas.width === width && canvas.height === height) return
  canvas.width = width
  canvas.height = height
}

function draw(pen: CanvasRenderingContext2D, { state, share }: LocalRound, isTransparent: boolean): void {
  const { width, height } = pen.canvas
  drawRound(pen, state, { width, height, share, isTransparent, isCalm: isCalm(), hasBar: false })
  if (isTransparent) shadeBesideWorld(pen)
}

/** Over a camera picture nothing else shows where the field ends. */
function shadeBesideWorld(pen: CanvasRenderingContext2D): void {
  const { width, height } = pen.canvas
  const scale = Math.min(width / worlds.phone.width, height / worlds.phone.height)
  const [side, above] = [(width - scale * worlds.phone.width) / 2, (height - scale * worlds.phone.height) / 2]
  pen.fillStyle = 'rgb(11 18 32 / 70%)'
  for (const left of [0, width - side]) pen.fillRect(left, 0, side, height)
  for (const top of [0, height - above]) pen.fillRect(0, top, width, above)
}
