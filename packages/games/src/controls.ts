/**
 * What the phone shows for a game. The pad draws it, turns touches and keys into a pad with the functions below,
 * and sends `writePad(pad)` whenever it changes, at most `inputsPerSecond` times a second.
 *
 * - `button`: the whole screen is one button.
 * - `stick`:  a stick under the left thumb (anywhere on that half), the button under the right.
 * - `aim`:    a field that stands for the screen; the finger drags the cross-hair, tilting may move it too.
 */
import type { Pad } from './core/input.ts'
import type { GameId } from './core/settings.ts'

export type Controls = {
  kind: 'button' | 'stick' | 'aim'
  /** `KeyboardEvent.code` of the keys. */
  keys: { button: readonly string[]; left: string[]; right: string[]; up: string[]; down: string[] }
  canTilt: boolean
}

/** No smaller than this in CSS pixels. */
export const leastTargetPixels = 64
export const inputsPerSecond = 30

const arrows = {
  left: ['ArrowLeft', 'KeyA'],
  right: ['ArrowRight', 'KeyD'],
  up: ['ArrowUp', 'KeyW'],
  down: ['ArrowDown', 'KeyS'],
}
const noArrows = { left: [], right: [], up: [], down: [] }
const button = ['Space', 'Enter']

export const controls: Readonly<Record<GameId, Controls>> = {
  1: { kind: 'button', keys: { ...noArrows, button: [...button, 'ArrowUp'] }, canTilt: false },
  2: { kind: 'stick', keys: { ...arrows, button }, canTilt: false },
  3: { kind: 'stick', keys: { ...arrows, button }, canTilt: false },
  4: { kind: 'aim', keys: { ...arrows, button }, canTilt: true },
}

/** Never -0, which a recording does not keep. */
const toStick = (value: number) => Math.max(-127, Math.min(127, Math.round(value * 127))) + 0

/** A stick pushed by dx, dy pixels; at `radius` it is at its end. */
export function stickAt(dx: number, dy: number, radius: number): Pick<Pad, 'x' | 'y'> {
  const pushed = Math.max(radius, Math.hypot(dx, dy), 1)
  return { x: toStick(dx / pushed), y: toStick(dy / pushed) }
}

/** A cross-hair at a place of the field, both from 0 to 1. */
export const aimAt = (across: number, down: number): Pick<Pad, 'x' | 'y'> => ({
  x: toStick(2 * across - 1),
  y: toStick(2 * down - 1),
})

/** A cross-hair moved by dragging or tilting, in parts of the field. */
export const aimBy = (pad: Pad, across: number, down: number): Pick<Pad, 'x' | 'y'> => ({
  x: toStick(pad.x / 127 + 2 * across),
  y: toStick(pad.y / 127 + 2 * down),
})

/** The pad for the keys that are down; keys move an aim step by step, see `aimBy`. */
export function padOfKeys({ keys }: Controls, down: ReadonlySet<string>): Pad {
  const isDown = (codes: readonly string[]) => (codes.some((code) => down.has(code)) ? 1 : 0)
  return {
    buttons: isDown(keys.button),
    x: 127 * (isDown(keys.right) - isDown(keys.left)),
    y: 127 * (isDown(keys.down) - isDown(keys.up)),
  }
}
