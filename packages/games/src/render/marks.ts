import { type BaseState, markTicks } from '../core/state.ts'
import { drawLabel, readable } from './digits.ts'
import { colours, type Look, type Pen } from './pen.ts'
import { colourOf } from './token.ts'

/** 0 explosion, 1 points, 2 a miss, 3 something taken, from 10 a burst fruit. */
export function drawMarks(pen: Pen, state: BaseState, look: Look, burstColours: readonly string[] = []) {
  for (const mark of state.marks) {
    const age = Math.min(1, (state.tick - mark.at + look.share) / markTicks)
    const [x, y] = [mark.x / 256, mark.y / 256]
    if (mark.kind === 0) drawRing(pen, x, y, 8 + 18 * age, colours.red, age)
    if (mark.kind === 2) drawRing(pen, x, y, 4 + 4 * age, colours.white, age)
    if (mark.kind === 3) drawRing(pen, x, y, 10 + 10 * age, colours.amber, age)
    if (mark.kind >= 10 && !look.isCalm)
      drawBurst(pen, x, y, age, burstColours[mark.kind - 10] ?? colours.amber)
    if (mark.value !== 0) drawPoints(pen, mark.value, mark.seat, x, y - (look.isCalm ? 14 : 10 + 16 * age))
  }
}

/** Grows and thins; no flash. */
function drawRing(pen: Pen, x: number, y: number, radius: number, colour: string, age: number) {
  pen.beginPath()
  pen.arc(x, y, radius, 0, 2 * Math.PI)
  pen.lineWidth = Math.max(1, 6 * (1 - age))
  pen.strokeStyle = colour
  pen.stroke()
}

function drawBurst(pen: Pen, x: number, y: number, age: number, colour: string) {
  pen.fillStyle = colour
  for (let drop = 0; drop < 7; drop++) {
    const angle = (drop / 7) * 2 * Math.PI
    pen.beginPath()
    pen.arc(
      x + Math.cos(angle) * 26 * age,
      y + Math.sin(angle) * 26 * age,
      5 * (1 - age) + 0.5,
      0,
      2 * Math.PI,
    )
    pen.fill()
  }
}

function drawPoints(pen: Pen, value: number, seat: number, x: number, y: number) {
  drawLabel(pen, value > 0 ? `+${value}` : String(value), x, Math.max(34, y), readable, colourOf(seat))
}
