import { barLights, isHere, type Seat } from '../core/state.ts'
import { drawLabel, readable } from '../render/digits.ts'
import { drawMarks } from '../render/marks.ts'
import { colours, type Look, type Pen, place } from '../render/pen.ts'
import { colourOf, traceShape } from '../render/token.ts'
import { bombKind, comboOf, type Fruit, fruitKinds, type FruitState, type Shooter } from './simulation.ts'

const flesh = ['#ff5a5f', '#ffa24c', '#ff3d6e', '#ffd23f', '#ff5a5f']

export function drawFruit(pen: Pen, state: FruitState, look: Look) {
  if (!look.isTransparent) drawWall(pen, state)
  for (const fruit of state.fruits) drawOne(pen, fruit, look)
  drawMarks(pen, state, look, flesh)
  for (const seat of state.seats) if (isHere(seat)) drawCrosshair(pen, seat)
}

function drawWall(pen: Pen, { width, height }: FruitState) {
  pen.fillStyle = '#14243f'
  pen.fillRect(0, barLights, width, height - barLights)
  pen.fillStyle = '#1a2e50'
  for (let y = barLights; y < height; y += 34) pen.fillRect(0, y, width, 17)
}

function disc(pen: Pen, x: number, y: number, radius: number, colour: string) {
  pen.fillStyle = colour
  pen.beginPath()
  pen.arc(x, y, radius, 0, 2 * Math.PI)
  pen.fill()
}

const painters: ((pen: Pen, x: number, y: number, radius: number) => void)[] = [
  function melon(pen, x, y, radius) {
    disc(pen, x, y, radius, '#1f9d4d')
    disc(pen, x, y, radius - 3, '#d9f7c9')
    disc(pen, x, y, radius - 5, '#ff5a5f')
    for (const [dx, dy] of [
      [-5, -3],
      [5, -4],
      [0, 5],
      [-6, 5],
      [6, 4],
    ] as const) {
      pen.fillStyle = colours.ink
      pen.fillRect(x + dx - 1, y + dy - 1, 3, 3)
    }
  },
  function orange(pen, x, y, radius) {
    disc(pen, x, y, radius, '#ff8c1a')
    disc(pen, x - 4, y - 4, radius / 3, '#ffc27a')
    leaf(pen, x, y - radius)
  },
  function strawberry(pen, x, y, radius) {
    pen.fillStyle = '#ff2d55'
    pen.beginPath()
    pen.moveTo(x - radius, y - radius * 0.6)
    pen.lineTo(x + radius, y - radius * 0.6)
    pen.lineTo(x, y + radius * 1.15)
    pen.fill()
    disc(pen, x - radius / 2, y - radius * 0.5, radius / 2, '#ff2d55')
    disc(pen, x + radius / 2, y - radius * 0.5, radius / 2, '#ff2d55')
    leaf(pen, x, y - radius)
  },
  function goldenPear(pen, x, y, radius) {
    disc(pen, x, y + 3, radius, '#ffd23f')
    disc(pen, x, y - radius * 0.7, radius * 0.6, '#ffd23f')
    disc(pen, x - 4, y, radius / 4, '#fff3c4')
    leaf(pen, x, y - radius * 1.3)
  },
  function bomb(pen, x, y, radius) {
    disc(pen, x, y, radius + 2, colours.red)
    disc(pen, x, y, radius - 1, '#10131c')
    pen.strokeStyle = colours.red
    pen.lineWidth = 4
    pen.beginPath()
    pen.moveTo(x - 6, y - 6)
    pen.lineTo(x + 6, y + 6)
    pen.moveTo(x + 6, y - 6)
    pen.lineTo(x - 6, y + 6)
    pen.stroke()
    pen.fillStyle = colours.amber
    pen.fillRect(x - 2, y - radius - 8, 4, 8)
  },
]

function leaf(pen: Pen, x: number, y: number) {
  pen.fillStyle = colours.green
  pen.fillRect(x - 2, y - 3, 4, 6)
  pen.fillRect(x, y - 4, 9, 4)
}

function drawOne(pen: Pen, { kind, x, y, vx, vy }: Fruit, look: Look) {
  const radius = (fruitKinds[kind] ?? fruitKinds[bombKind]).radius / 256
  painters[kind]?.(pen, place(x, vx, look), place(y, vy, look), radius)
}

/** The seat's shape as a ring with its number above; grey while stunned; an extra ring for each combo. */
function drawCrosshair(pen: Pen, seat: Seat<Shooter>) {
  const [x, y] = [seat.x / 256, seat.y / 256]
  const colour = seat.stunned > 0 ? '#7c8799' : colourOf(seat.no)
  for (const [width, shade] of [
    [6, colours.ink],
    [3, colour],
  ] as const) {
    pen.strokeStyle = shade
    pen.lineWidth = width
    traceShape(pen, seat.no, x, y, 11)
    pen.stroke()
  }
  disc(pen, x, y, 2.5, colour)
  for (let index = 1; index < comboOf(seat.streak); index++) {
    pen.fillStyle = colours.amber
    pen.fillRect(x - 18 + index * 8, y + 18, 6, 4)
  }
  drawLabel(pen, String(seat.no + 1), x + 18, Math.max(34, y - 14), readable, colour)
}
