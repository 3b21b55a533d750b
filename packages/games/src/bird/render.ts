import { lights } from '../core/fixed.ts'
import { barLights, isHere, type Seat } from '../core/state.ts'
import { drawMarks } from '../render/marks.ts'
import { colours, type Look, type Pen, place } from '../render/pen.ts'
import { drawToken } from '../render/token.ts'
import { bird, type Bird, type BirdState, columnOf, gateHalf, openingOf } from './simulation.ts'

const hill = '#16314f'

export function drawBird(pen: Pen, state: BirdState, look: Look) {
  if (!look.isTransparent) drawSky(pen, state, look)
  for (const gate of state.gates) drawGate(pen, state, place(gate.x, -state.speed, look), gate.y / 256)
  for (const star of state.stars) drawStar(pen, place(star.x, -state.speed, look), star.y / 256)
  const seats = state.seats.filter(isHere)
  for (const seat of seats) if (seat.mode === bird.ghost) drawOne(pen, state, seat, look)
  for (const seat of seats) if (seat.mode !== bird.ghost) drawOne(pen, state, seat, look)
  drawMarks(pen, state, look)
}

function drawSky(pen: Pen, state: BirdState, { isCalm }: Look) {
  const { width, height, tick } = state
  pen.fillStyle = '#0d1b38'
  pen.fillRect(0, barLights, width, height - barLights)
  const shift = isCalm ? 0 : (tick / 5) % 80
  pen.fillStyle = hill
  for (let x = -80; x < width + 80; x += 80) {
    pen.beginPath()
    pen.arc(x - shift + 40, height + 22, 52, Math.PI, 0)
    pen.fill()
  }
}

function drawGate(pen: Pen, state: BirdState, x: number, y: number) {
  const half = openingOf(state) / 512
  const wide = gateHalf / 256
  const parts = [
    [barLights, y - half],
    [y + half, state.height],
  ] as const
  for (const [top, bottom] of parts) {
    pen.fillStyle = '#1f9d4d'
    pen.fillRect(x - wide, top, 2 * wide, bottom - top)
    pen.fillStyle = colours.green
    pen.fillRect(x - wide, top, 5, bottom - top)
  }
  pen.fillStyle = '#b6f5c8'
  pen.fillRect(x - wide - 3, y - half - 6, 2 * wide + 6, 6)
  pen.fillRect(x - wide - 3, y + half, 2 * wide + 6, 6)
}

function drawStar(pen: Pen, x: number, y: number) {
  pen.fillStyle = colours.amber
  pen.beginPath()
  for (let point = 0; point < 10; point++) {
    const angle = (point / 10) * 2 * Math.PI - Math.PI / 2
    const radius = point % 2 === 0 ? 11 : 5
    pen.lineTo(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius)
  }
  pen.fill()
}

function drawOne(pen: Pen, state: BirdState, seat: Seat<Bird>, look: Look) {
  const x = columnOf(state, seat.no) / 256
  const y = place(seat.y, seat.vy, look)
  const isGhost = seat.mode === bird.ghost
  const wing = seat.vy < lights(-0.4) ? 7 : -5
  pen.fillStyle = colours.amber
  pen.beginPath()
  pen.moveTo(x + 11, y - 5)
  pen.lineTo(x + 20, y)
  pen.lineTo(x + 11, y + 5)
  pen.fill()
  pen.fillStyle = isGhost ? '#5b6b86' : colours.white
  pen.beginPath()
  pen.moveTo(x - 8, y - 3)
  pen.lineTo(x - 20, y + wing)
  pen.lineTo(x - 8, y + 5)
  pen.fill()
  drawToken(pen, seat.no, x, y, {
    radius: 11,
    isGhost,
    colour: seat.mode === bird.falls ? '#7c8799' : undefined,
  })
}
