/**
 * Drawing of a round with Canvas 2D.
 *
 *     drawRound(pen, state, { width: canvas.width, height: canvas.height })
 *
 * - `share` (0 to 1) is the part of the tick that has passed, for screens that draw more often than 60 times a
 *   second or between two ticks; without it the state is drawn as it is.
 * - `isTransparent` leaves the background out, for a camera picture behind the canvas.
 * - `isCalm` follows "prefers-reduced-motion": nothing moves but what is played with.
 * - `hasBar: false` leaves out time and scores, if the page shows them itself.
 *
 * The world keeps its proportions and is centred. Nothing flashes, and no frame is white.
 */
import { drawBird } from '../bird/render.ts'
import { drawFighter } from '../fighter/render.ts'
import { drawFruit } from '../fruit/render.ts'
import { drawGolf } from '../golf/render.ts'
import type { GameState } from '../rounds.ts'
import { drawBar, drawCountdown } from './bar.ts'
import { colours, type Look, type Pen } from './pen.ts'
import { drawPodium } from './podium.ts'

export { colourOf, drawToken } from './token.ts'
export type { Pen } from './pen.ts'

export type Drawing = { width: number; height: number } & Partial<Look & { hasBar: boolean }>

/** Calls `draw` with lights as the unit. */
function inWorld(pen: Pen, state: GameState, { width, height, isTransparent }: Drawing, draw: () => void) {
  const scale = Math.min(width / state.width, height / state.height)
  pen.save()
  pen.setTransform(1, 0, 0, 1, 0, 0)
  pen.clearRect(0, 0, width, height)
  if (!isTransparent) {
    pen.fillStyle = colours.night
    pen.fillRect(0, 0, width, height)
  }
  const [left, top] = [(width - scale * state.width) / 2, (height - scale * state.height) / 2]
  pen.setTransform(scale, 0, 0, scale, left, top)
  pen.beginPath()
  pen.rect(0, 0, state.width, state.height)
  pen.clip()
  draw()
  pen.restore()
}

export function drawRound(pen: Pen, state: GameState, drawing: Drawing) {
  const { share = 1, isCalm = false, isTransparent = false, hasBar = true } = drawing
  inWorld(pen, state, drawing, () => {
    drawGame(pen, state, { share, isCalm, isTransparent })
    if (hasBar) drawBar(pen, state)
    drawCountdown(pen, state)
  })
}

/** The best three, for the time after the round. */
export function drawWinners(pen: Pen, state: GameState, drawing: Drawing) {
  inWorld(pen, state, drawing, () => drawPodium(pen, state))
}

function drawGame(pen: Pen, state: GameState, look: Look) {
  if (state.game === 1) drawBird(pen, state, look)
  else if (state.game === 2) drawFighter(pen, state, look)
  else if (state.game === 3) drawGolf(pen, state, look)
  else drawFruit(pen, state, look)
}
