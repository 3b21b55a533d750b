import { expect, test } from 'vitest'
import { levelNames, getLevel, levelStep, unknownLevel } from './level-ramp.ts'

test('levels are round numbers that cover nearly all values', () => {
  expect(levelStep([])).toBe(1)
  expect(levelStep([0, 1, 2])).toBe(1)
  expect(levelStep([3, 20, 48])).toBe(10)
  expect(levelStep([...Array.from({ length: 99 }, () => 12), 4000])).toBe(5)
})

test('assigns a value to its level, and an unknown one to none', () => {
  expect([0, 9, 10, 49, 900].map((value) => getLevel(value, 10))).toEqual([0, 0, 1, 4, 4])
  expect(getLevel(Number.NaN, 10)).toBe(unknownLevel)
})

test('labels levels with their ranges', () => {
  expect(levelNames(10)).toEqual(['0–9', '10–19', '20–29', '30–39', '40+'])
  expect(levelNames(1)).toEqual(['0', '1', '2', '3', '4+'])
})
