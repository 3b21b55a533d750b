import { expect, test } from 'vitest'
import { stepCursor } from './lines-pick.ts'

const bounds = { first: 2, last: 10, lines: 3 }

test('arrow keys move by days and series within the chart', () => {
  expect(stepCursor({ day: 2, line: 0 }, 'ArrowLeft', bounds)).toEqual({ day: 2, line: 0 })
  expect(stepCursor({ day: 9, line: 0 }, 'PageDown', bounds)).toEqual({ day: 10, line: 0 })
  expect(stepCursor({ day: 5, line: 0 }, 'ArrowUp', bounds)).toEqual({ day: 5, line: 2 })
  expect(stepCursor({ day: 5, line: 2 }, 'ArrowDown', bounds)).toEqual({ day: 5, line: 0 })
  expect(stepCursor({ day: 5, line: 1 }, 'Home', bounds)).toEqual({ day: 2, line: 1 })
  expect(stepCursor({ day: 5, line: 1 }, 'Tab', bounds)).toBeUndefined()
})
