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

type Words = { 'zh-TW': string; en: string }

export type Controls = {
  kind: 'button' | 'stick' | 'aim'
  /** What the button does; a held one acts for as long as it is down. */
  button: { label: Words; isHeld: boolean }
  /** One sentence before the round. */
  hint: Words
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
  1: {
    kind: 'button',
    button: { label: { 'zh-TW': '拍翅', en: 'Flap' }, isHeld: false },
    hint: { 'zh-TW': '點一下拍一次翅膀，穿過柱子之間', en: 'Tap to flap and fly between the pillars' },
    keys: { ...noArrows, button: [...button, 'ArrowUp'] },
    canTilt: false,
  },
  2: {
    kind: 'stick',
    button: { label: { 'zh-TW': '衝刺', en: 'Dash' }, isHeld: false },
    hint: {
      'zh-TW': '推動搖桿飛行，自動開火，按鈕衝刺閃避',
      en: 'Steer; guns fire by themselves; dash to escape',
    },
    keys: { ...arrows, button },
    canTilt: false,
  },
  3: {
    kind: 'stick',
    button: { label: { 'zh-TW': '揮桿', en: 'Swing' }, isHeld: true },
    hint: { 'zh-TW': '推動搖桿瞄準，按住集力，放開揮桿', en: 'Aim, hold for power, let go to swing' },
    keys: { ...arrows, button },
    canTilt: false,
  },
  4: {
    kind: 'aim',
    button: { label: { 'zh-TW': '射擊', en: 'Fire' }, isHeld: true },
    hint: { 'zh-TW': '拖曳準星射水果，別打到炸彈', en: 'Drag the cross-hair, shoot fruit, avoid bombs' },
    keys: { ...arrows, button },
    canTilt: true,
  },
}

const toStick = (value: number) => Math.max(-127, Math.min(127, Math.round(value * 127)))

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
