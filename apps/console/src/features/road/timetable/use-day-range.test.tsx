import { act, useEffect } from 'react'
import type { KeyboardEvent, PointerEvent } from 'react'
import { createRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { useDayRange } from './use-day-range.ts'
import type { Reach } from './use-day-range.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

let root: Root
let painted: string[]
const now: { range?: ReturnType<typeof useDayRange> } = {}

function Month({ reach }: { reach: Reach }) {
  const range = useDayRange({
    length: 30,
    brush: 'online',
    reach,
    onPaint: ([from, to], code) => painted.push(`${from}-${to} ${code}`),
  })
  useEffect(() => void Object.assign(now, { range }))
  return null
}

const draw = (reach: Reach) => act(async () => root.render(<Month reach={reach} />))
const run = (act_: (range: ReturnType<typeof useDayRange>) => unknown) =>
  act(async () => void (now.range && act_(now.range)))
const key = (name: string, shiftKey = false) =>
  run((range) => range.onKey({ key: name, shiftKey } as KeyboardEvent))
const press = (day: number, isWithShift = false) => run((range) => range.onPress(day, isWithShift))
const mouse = { pointerType: 'mouse', button: 0, shiftKey: false } as PointerEvent

beforeEach(async () => {
  painted = []
  root = createRoot(document.createElement('div'))
  await draw('single')
})
afterEach(() => act(async () => root.unmount()))

test('a click sets one day, Shift+click the range since the last', async () => {
  await press(5)
  await press(9, true)
  expect(painted).toEqual(['5-5 online', '5-9 online'])
})

test('Shift counts from the last click, even if the focus moved first', async () => {
  await press(5)
  await run((range) => range.onFocus(9))
  await press(9, true)
  expect(painted).toEqual(['5-5 online', '5-9 online'])
})

test('a drag sets the days it passed, and its click does not set them again', async () => {
  await run((range) => range.onPointerDown(3, mouse))
  await run((range) => range.onPointerOver(7))
  await act(async () => {
    window.dispatchEvent(new Event('pointerup'))
    now.range?.onPress(7, false)
  })
  expect(painted).toEqual(['3-7 online'])
})

test('a moving finger scrolls and sets nothing', async () => {
  await run((range) => range.onPointerDown(3, { ...mouse, pointerType: 'touch' }))
  await run((range) => range.onPointerOver(7))
  await act(async () => void window.dispatchEvent(new Event('pointerup')))
  expect(painted).toEqual([])
})

test('keys move within the month, extend with Shift, and set with Space or a number', async () => {
  await key('ArrowUp')
  expect(now.range?.focus).toBe(1)
  await key('ArrowDown')
  await key('ArrowRight', true)
  await key('ArrowRight', true)
  await run((range) => range.onFocus(10))
  expect(now.range?.range).toEqual([8, 10])
  await press(10)
  await key('End')
  await key('5')
  expect(painted).toEqual(['8-10 online', '30-30 offline'])
})

test('Escape cancels the range', async () => {
  await key('ArrowDown', true)
  await key('Escape')
  expect(now.range?.range).toBeUndefined()
  expect(painted).toEqual([])
})

test('two clicks set a range in range mode', async () => {
  await draw('range')
  await press(20)
  expect(now.range?.isWaiting).toBe(true)
  await press(11)
  expect(painted).toEqual(['20-11 online'])
  expect(now.range?.isWaiting).toBe(false)
})
