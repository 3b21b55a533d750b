import { turn } from '../core/fixed.ts'
import { barLights, isHere } from '../core/state.ts'
import { drawMarks } from '../render/marks.ts'
import { colours, type Look, type Pen, place } from '../render/pen.ts'
import { colourOf, drawToken } from '../render/token.ts'
import { isAlive, isDashing } from './ship.ts'
import { type Crate, type FighterState, firstBot, fullLife, type Ship } from './state.ts'

const botColour = '#a9b4c8'

export function drawFighter(pen: Pen, state: FighterState, look: Look) {
  if (!look.isTransparent) drawSpace(pen, state)
  for (const crate of state.crates) drawCrate(pen, crate)
  for (const { x, y, vx, vy, owner } of state.bullets) {
    pen.fillStyle = owner >= firstBot ? botColour : colourOf(owner)
    pen.beginPath()
    pen.arc(place(x, vx, look), place(y, vy, look), 3, 0, 2 * Math.PI)
    pen.fill()
  }
  for (const bot of state.bots) if (isAlive(bot)) drawBotShip(pen, bot, look)
  for (const seat of state.seats) if (isHere(seat) && isAlive(seat)) drawShip(pen, seat, look)
  drawMarks(pen, state, look)
}

function drawSpace(pen: Pen, { width, height }: FighterState) {
  pen.fillStyle = '#0a0f24'
  pen.fillRect(0, barLights, width, height - barLights)
  pen.fillStyle = '#26365f'
  for (let star = 0; star < 40; star++)
    pen.fillRect((star * 73) % width, barLights + ((star * 131) % (height - barLights)), 2, 2)
  pen.strokeStyle = '#2f4a8a'
  pen.lineWidth = 2
  pen.strokeRect(1, barLights + 1, width - 2, height - barLights - 2)
}

function drawCrate(pen: Pen, { kind, x, y }: Crate) {
  const [left, top] = [x / 256 - 10, y / 256 - 10]
  pen.fillStyle = colours.ink
  pen.fillRect(left - 2, top - 2, 24, 24)
  pen.fillStyle = kind === 0 ? colours.green : colours.amber
  pen.fillRect(left, top, 20, 20)
  pen.fillStyle = colours.ink
  if (kind === 0) {
    pen.fillRect(left + 8, top + 3, 4, 14)
    pen.fillRect(left + 3, top + 8, 14, 4)
  } else for (const offset of [3, 8, 13]) pen.fillRect(left + offset, top + 3, 4, 14)
}

/** Nose, flame and shield turn with the ship; its number stays upright. */
function drawHull(pen: Pen, ship: Ship, x: number, y: number, colour: string) {
  const radius = 11
  pen.save()
  pen.translate(x, y)
  pen.rotate((ship.heading / turn) * 2 * Math.PI)
  if (isDashing(ship)) drawFlame(pen, radius)
  pen.fillStyle = colour
  pen.strokeStyle = colours.ink
  pen.lineWidth = 2
  pen.beginPath()
  pen.moveTo(radius + 11, 0)
  pen.lineTo(radius - 3, -8)
  pen.lineTo(radius - 3, 8)
  pen.closePath()
  pen.stroke()
  pen.fill()
  pen.restore()
  if (ship.shield > 0) drawShield(pen, x, y, radius + 8)
}

function drawFlame(pen: Pen, radius: number) {
  pen.fillStyle = colours.amber
  pen.beginPath()
  pen.moveTo(-radius, -7)
  pen.lineTo(-radius - 18, 0)
  pen.lineTo(-radius, 7)
  pen.fill()
}

function drawShield(pen: Pen, x: number, y: number, radius: number) {
  pen.strokeStyle = '#9fd8ff'
  pen.lineWidth = 2
  pen.beginPath()
  pen.arc(x, y, radius, 0, 2 * Math.PI)
  pen.stroke()
}

function drawShip(pen: Pen, ship: Ship & { no: number }, look: Look) {
  const [x, y] = [place(ship.x, ship.vx, look), place(ship.y, ship.vy, look)]
  drawHull(pen, ship, x, y, colourOf(ship.no))
  drawToken(pen, ship.no, x, y, { radius: 11 })
  drawLife(pen, ship, x, y)
}

function drawBotShip(pen: Pen, ship: Ship, look: Look) {
  const [x, y] = [place(ship.x, ship.vx, look), place(ship.y, ship.vy, look)]
  drawHull(pen, ship, x, y, botColour)
  pen.fillStyle = botColour
  pen.strokeStyle = colours.ink
  pen.beginPath()
  pen.arc(x, y, 10, 0, 2 * Math.PI)
  pen.lineWidth = 4
  pen.stroke()
  pen.fill()
  pen.fillStyle = colours.red
  pen.fillRect(x - 6, y - 3, 12, 6)
  drawLife(pen, ship, x, y)
}

function drawLife(pen: Pen, { life }: Ship, x: number, y: number) {
  if (life >= fullLife) return
  for (let index = 0; index < fullLife; index++) {
    pen.fillStyle = index < life ? colours.green : colours.red
    pen.fillRect(x - 14 + index * 7, y + 18, 6, 3)
  }
}
