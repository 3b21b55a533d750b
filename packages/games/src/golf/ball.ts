import { clamp, distance, divide, lights } from '../core/fixed.ts'
import type { Box, Hole, Place, Segment } from './hole.ts'

export type Rolling = { x: number; y: number; vx: number; vy: number }

export const ballRadius = lights(7)
export const postRadius = lights(9)
export const fastestShot = lights(5.2)
const wallHalf = lights(2)
const slowestRoll = 24

/** How far from its middle, and up to which speed, a ball drops. */
export type Cup = { radius: number; fastestDrop: number }
const usualCup: Cup = { radius: lights(12), fastestDrop: lights(3.4) }
/** By difficulty. */
const cups: readonly Cup[] = [
  { radius: lights(17), fastestDrop: lights(4.4) },
  usualCup,
  { radius: lights(8), fastestDrop: lights(2) },
]

/** In version 1 it was the same at every difficulty. */
export const cupOf = ({ version, level }: { version: number; level: number }): Cup =>
  (version > 1 ? cups[level] : undefined) ?? usualCup

const isIn = ({ left, top, right, bottom }: Box, { x, y }: Place) =>
  x > left && x < right && y > top && y < bottom

export const isRolling = ({ vx, vy }: Rolling) => vx !== 0 || vy !== 0

/** Moves a ball by one tick; true if it touched something. */
export function rollBall(ball: Rolling, hole: Hole): boolean {
  ball.x += ball.vx
  ball.y += ball.vy
  let touches = bounceOffEdge(ball, hole.edge) ? 1 : 0
  for (const wall of hole.segments) if (bounceOff(ball, nearestOn(wall, ball), wallHalf)) touches++
  for (const post of hole.posts) if (bounceOff(ball, post, postRadius)) touches++
  slowDown(ball, hole)
  return touches > 0
}

/** Loses a sixtieth and a constant part in each tick, so that it stops. */
function slowDown(ball: Rolling, { sand }: Hole) {
  const speed = distance(ball.vx, ball.vy)
  const left = speed - divide(speed, sand.some((box) => isIn(box, ball)) ? 14 : 60) - 3
  const rolls = left > slowestRoll
  ball.vx = rolls ? divide(ball.vx * left, speed) : 0
  ball.vy = rolls ? divide(ball.vy * left, speed) : 0
}

const rebound = (speed: number) => 0 - divide(speed * 13, 16)

function bounceOffEdge(ball: Rolling, { left, top, right, bottom }: Box): boolean {
  const x = clamp(ball.x, left + ballRadius, right - ballRadius)
  const y = clamp(ball.y, top + ballRadius, bottom - ballRadius)
  if (x !== ball.x) ball.vx = rebound(ball.vx)
  if (y !== ball.y) ball.vy = rebound(ball.vy)
  const bounced = x !== ball.x || y !== ball.y
  ball.x = x
  ball.y = y
  return bounced
}

function nearestOn({ from, to }: Segment, { x, y }: Place): Place {
  const dx = to.x - from.x
  const dy = to.y - from.y
  const length = dx * dx + dy * dy
  const along = clamp((x - from.x) * dx + (y - from.y) * dy, 0, length)
  return { x: from.x + divide(dx * along, length), y: from.y + divide(dy * along, length) }
}

/** Pushes the ball out of a round thing and mirrors its speed. */
function bounceOff(ball: Rolling, { x, y }: Place, radius: number): boolean {
  const dx = ball.x - x
  const dy = ball.y - y
  const far = distance(dx, dy)
  const reach = ballRadius + radius
  if (far >= reach || far === 0) return false
  ball.x = x + divide(dx * reach, far)
  ball.y = y + divide(dy * reach, far)
  const inward = divide(ball.vx * dx + ball.vy * dy, far)
  if (inward >= 0) return false
  ball.vx -= divide(inward * dx * 29, far * 16)
  ball.vy -= divide(inward * dy * 29, far * 16)
  return true
}

export const isInCup = (ball: Rolling, { cup }: Hole, { radius, fastestDrop }: Cup) =>
  distance(ball.x - cup.x, ball.y - cup.y) < radius && distance(ball.vx, ball.vy) < fastestDrop

/** Whether a ball can roll straight from one place to another. */
export function isClear({ segments, posts }: Hole, from: Place, to: Place): boolean {
  const line = { from, to }
  const isFar = (place: Place, room: number) => {
    const near = nearestOn(line, place)
    return distance(near.x - place.x, near.y - place.y) > room
  }
  return (
    posts.every((post) => isFar(post, ballRadius + postRadius)) &&
    segments.every(
      (wall) => !crosses(line, wall) && isFar(wall.from, ballRadius) && isFar(wall.to, ballRadius),
    )
  )
}

const side = ({ from, to }: Segment, { x, y }: Place) =>
  Math.sign((to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x))

const crosses = (a: Segment, b: Segment) =>
  side(a, b.from) !== side(a, b.to) && side(b, a.from) !== side(b, a.to)
