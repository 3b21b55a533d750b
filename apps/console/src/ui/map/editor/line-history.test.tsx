import type { Line } from '@lumiroute/geo'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { type LineHistory, useLineHistory } from './line-history.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const line = (...xs: number[]): Line => xs.map((x) => [x, 0])

function renderHistory(first: readonly Line[]) {
  let history: LineHistory | undefined
  let given = first
  const told: Line[][] = []
  const root = createRoot(document.createElement('div'))
  function Probe() {
    history = useLineHistory(given, (lines) => {
      told.push(lines)
      given = lines
    })
    return null
  }
  const draw = () => act(() => root.render(<Probe />))
  return {
    told,
    draw,
    give: (lines: readonly Line[]) => {
      given = lines
      return draw()
    },
    now: () => history as LineHistory,
    run: (work: (history: LineHistory) => void) => {
      act(() => work(history as LineHistory))
      draw()
    },
  }
}

test('stores a first point without reporting it; undo goes back step by step', () => {
  const { told, draw, now, run } = renderHistory([])
  draw()
  run(({ change }) => change([line(1)]))
  run(({ change }) => change([line(1, 2)]))
  expect(told).toEqual([[], [line(1, 2)]])
  run(({ undo }) => undo())
  expect(now().lines).toEqual([line(1)])
  run(({ undo }) => undo())
  expect(now().lines).toEqual([])
  expect(now().canUndo).toBe(false)
})

test('lines from a file replace the drawn ones, and undo restores them', () => {
  const { draw, give, now, run } = renderHistory([])
  draw()
  run(({ change }) => change([line(1, 2)]))
  give([line(7, 8)])
  expect(now().lines).toEqual([line(7, 8)])
  run(({ undo }) => undo())
  expect(now().lines).toEqual([line(1, 2)])
})
