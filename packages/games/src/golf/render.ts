import { turn } from '../core/fixed.ts'
import { barLights, isHere, type Seat } from '../core/state.ts'
import { drawLabel } from '../render/digits.ts'
import { drawMarks } from '../render/marks.ts'
import { colours, type Look, type Pen, place } from '../render/pen.ts'
import { colourOf, drawToken } from '../render/token.ts'
import { type Cup, cupOf, isRolling, postRadius } from './ball.ts'
import { edgeLights, type Hole, holeOf } from './hole.ts'
import { type Golfer, type GolfState, powerOf } from './simulation.ts'

const [wood, pale] = ['#c98b4a', '#f0c088']

export function drawGolf(pen: Pen, state: GolfState, look: Look) {
  const hole = holeOf(state, state.course)
  drawGreen(pen, state, hole, look)
  drawCup(pen, hole, cupOf(state))
  drawWalls(pen, hole)
  const playing = state.seats.filter((seat) => isHere(seat) && seat.holed === 0)
  for (const seat of playing) if (!isRolling(seat)) drawAim(pen, seat)
  for (const seat of playing) {
    const [x, y] = [place(seat.x, seat.vx, look), place(seat.y, seat.vy, look)]
    drawToken(pen, seat.no, x, y, { radius: 9 })
  }
  drawMarks(pen, state, look)
  if (state.pause > 0)
    drawLabel(pen, String(state.hole + 1), state.width / 2, (state.height + barLights) / 2, 9, colours.amber)
}

function drawGreen(pen: Pen, { width, height }: GolfState, hole: Hole, { isTransparent }: Look) {
  if (!isTransparent) {
    pen.fillStyle = '#0f5132'
    pen.fillRect(0, barLights, width, height - barLights)
    pen.fillStyle = '#12613c'
    for (let x = 0; x < width; x += 40) pen.fillRect(x, barLights, 20, height - barLights)
  }
  for (const { left, top, right, bottom } of hole.sand) {
    pen.fillStyle = '#b99a5b'
    pen.fillRect(left / 256, top / 256, (right - left) / 256, (bottom - top) / 256)
  }
  pen.strokeStyle = wood
  pen.lineWidth = edgeLights
  const inset = edgeLights / 2
  pen.strokeRect(inset, barLights + inset, width - edgeLights, height - barLights - edgeLights)
}

function drawCup(pen: Pen, { cup }: Hole, size: Cup) {
  const [x, y, radius] = [cup.x / 256, cup.y / 256, size.radius / 256]
  pen.fillStyle = colours.ink
  pen.beginPath()
  pen.arc(x, y, radius, 0, 2 * Math.PI)
  pen.fill()
  pen.strokeStyle = colours.white
  pen.lineWidth = 2
  pen.stroke()
  pen.fillStyle = colours.white
  pen.fillRect(x - 1.5, y - 26, 3, 26)
  pen.fillStyle = colours.red
  pen.beginPath()
  pen.moveTo(x + 1, y - 28)
  pen.lineTo(x + 18, y - 21)
  pen.lineTo(x + 1, y - 14)
  pen.fill()
}

function drawWalls(pen: Pen, { segments, posts }: Hole) {
  pen.lineCap = 'round'
  for (const [width, colour] of [
    [8, colours.ink],
    [5, pale],
  ] as const) {
    pen.strokeStyle = colour
    pen.lineWidth = width
    for (const { from, to } of segments) {
      pen.beginPath()
      pen.moveTo(from.x / 256, from.y / 256)
      pen.lineTo(to.x / 256, to.y / 256)
      pen.stroke()
    }
  }
  for (const { x, y } of posts) {
    pen.fillStyle = pale
    pen.beginPath()
    pen.arc(x / 256, y / 256, postRadius / 256, 0, 2 * Math.PI)
    pen.fill()
    pen.fillStyle = wood
    pen.beginPath()
    pen.arc(x / 256, y / 256, postRadius / 512, 0, 2 * Math.PI)
    pen.fill()
  }
}

/** A line that grows and turns amber with the power. */
function drawAim(pen: Pen, seat: Seat<Golfer>) {
  const power = seat.charge > 0 ? powerOf(seat.charge) : 0
  const angle = (seat.aim / turn) * 2 * Math.PI
  const [x, y] = [seat.x / 256, seat.y / 256]
  pen.lineCap = 'round'
  drawRay(pen, x, y, angle, 26, 3, colourOf(seat.no))
  if (seat.charge > 0)
    drawRay(pen, x, y, angle, 12 + power * 0.42, 5, power > 80 ? colours.red : colours.amber)
}

function drawRay(pen: Pen, x: number, y: number, angle: number, to: number, width: number, colour: string) {
  pen.strokeStyle = colour
  pen.lineWidth = width
  pen.beginPath()
  pen.moveTo(x, y)
  pen.lineTo(x + Math.cos(angle) * to, y + Math.sin(angle) * to)
  pen.stroke()
}
