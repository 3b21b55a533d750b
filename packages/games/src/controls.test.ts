import { expect, test } from 'vitest'
import { aimAt, aimBy, controls, padOfKeys, stickAt } from './controls.ts'
import { eventKinds } from './core/events.ts'
import { readPad, writePad } from './core/input.ts'
import { gameIds } from './core/settings.ts'
import { sounds } from './effects.ts'
import { colourOf } from './render/token.ts'

test('a stick stays within its circle', () => {
  expect(stickAt(0, 0, 40)).toEqual({ x: 0, y: 0 })
  expect(stickAt(20, 0, 40)).toEqual({ x: 64, y: 0 })
  expect(stickAt(0, -400, 40)).toEqual({ x: 0, y: -127 })
  expect(stickAt(1, 1, 0)).toEqual({ x: 90, y: 90 })
})

test('a cross-hair reaches the corners and no further', () => {
  expect(aimAt(0, 1)).toEqual({ x: -127, y: 127 })
  expect(aimBy({ buttons: 0, x: 100, y: 0 }, 0.5, -0.25)).toEqual({ x: 127, y: -63 })
})

test.each(gameIds)('game %i can be played with the space key, and its pads can be sent', (game) => {
  const pad = padOfKeys(controls[game], new Set(['Space', 'ArrowLeft', 'ArrowUp', 'ArrowDown']))
  expect(pad).toEqual({ buttons: 1, x: game === 1 ? 0 : -127, y: 0 })
  expect(readPad(writePad(pad))).toEqual(pad)
})

test('every event has a sound', () => {
  expect(Object.keys(sounds).sort()).toEqual([...eventKinds].sort())
})

test('no two of 32 players have the same shape and colour', () => {
  const looks = Array.from({ length: 32 }, (_, no) => `${no % 8} ${colourOf(no)}`)
  expect(new Set(looks).size).toBe(32)
})
