import { expect, test } from 'vitest'
import { createTimeCursor } from './time-cursor.ts'

function make() {
  const frames: (() => void)[] = []
  const told: number[] = []
  const cursor = createTimeCursor((work) => frames.push(work))
  cursor.stretch(100, 200)
  cursor.onMove((at) => told.push(at))
  return { cursor, told, frame: () => frames.splice(0).forEach((work) => work()) }
}

test('starts at the beginning, and reports it at once', () => {
  expect(make().told).toEqual([100])
})

test('reports many moves between two frames once, as the last of them', () => {
  const { cursor, told, frame } = make()
  frame()
  told.length = 0
  for (const at of [110, 120, 130]) cursor.moveTo(at)
  expect(told).toEqual([])
  frame()
  expect(told).toEqual([130])
  frame()
  expect(told).toEqual([130])
})

test('stays within its range', () => {
  const { cursor } = make()
  cursor.moveTo(999)
  expect(cursor.now()).toBe(200)
  cursor.moveTo(-1)
  expect(cursor.now()).toBe(100)
})

test('growing the range does not move the cursor', () => {
  const { cursor } = make()
  cursor.moveTo(150)
  cursor.stretch(100, 300)
  expect(cursor.now()).toBe(150)
  cursor.stretch(180, 300)
  expect(cursor.now()).toBe(180)
})

test('does not notify removed listeners', () => {
  const { cursor, frame } = make()
  const told: number[] = []
  const leave = cursor.onMove((at) => told.push(at))
  leave()
  cursor.moveTo(150)
  frame()
  expect(told).toEqual([100])
})
