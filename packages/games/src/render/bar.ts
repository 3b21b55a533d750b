import { countdownTicks, ticksPerSecond } from '../core/settings.ts'
import { standings } from '../core/standings.ts'
import { barLights, type BaseState, isCountingDown } from '../core/state.ts'
import { digitsWidth, drawDigits, drawLabel, readable } from './digits.ts'
import { colours, type Pen } from './pen.ts'
import { drawToken } from './token.ts'

/** Seconds left on the left, the best players on the right, a line that shortens. */
export function drawBar(pen: Pen, state: BaseState) {
  const { width } = state
  pen.fillStyle = colours.bar
  pen.fillRect(0, 0, width, barLights)
  const whole = state.endTick - countdownTicks
  const left = Math.min(whole, state.endTick - state.tick)
  const seconds = Math.ceil(left / ticksPerSecond)
  const colour = seconds <= 10 ? colours.amber : colours.white
  drawDigits(pen, String(seconds), 4, 2, readable, colour)
  pen.fillStyle = colour
  pen.fillRect(0, barLights - 3, Math.round((width * left) / whole), 2)
  drawLeaders(pen, state, 8 + digitsWidth(String(seconds), readable))
}

/** As many as fit: three on a wide screen, two on an upright one. */
function drawLeaders(pen: Pen, state: BaseState, least: number) {
  let right = state.width - 1
  const shown = standings(state).filter(({ isHere, score }) => isHere || score > 0)
  const rows: { seat: number; text: string; x: number }[] = []
  for (const { seat, score } of shown.slice(0, 3)) {
    const text = String(score)
    const size = 31 + digitsWidth(text, readable)
    if (right - size < least) break
    right -= size
    rows.push({ seat, text, x: size })
  }
  let x = right
  for (const { seat, text, x: size } of rows) {
    drawToken(pen, seat, x + 13, 11, { radius: 9 })
    drawDigits(pen, text, x + 27, 2, readable, colours.white)
    x += size
  }
}

/** 3, 2, 1 over the field. */
export function drawCountdown(pen: Pen, state: BaseState) {
  if (!isCountingDown(state)) return
  const left = Math.ceil((countdownTicks - state.tick) / ticksPerSecond)
  drawLabel(pen, String(left), state.width / 2, (state.height + barLights) / 2, 12, colours.amber)
}
