import type { Line } from '@lumiroute/geo'
import { useState } from 'react'

/** A line of one point is the first click of a drawing: stored here, but not reported. */
export const wholeLines = (lines: readonly Line[]): Line[] => lines.filter((line) => line.length > 1)

const mostSteps = 100

type History = { lines: readonly Line[]; past: readonly (readonly Line[])[]; told: readonly Line[] }

/** The lines being drawn, with undo. New lines from outside start a new history. */
export function useLineHistory(given: readonly Line[], onChange: (lines: Line[]) => void) {
  const [history, setHistory] = useState<History>({ lines: given, past: [], told: given })
  if (given !== history.told) setHistory(({ lines, past }) => from(given, lines, past))

  const tell = (lines: readonly Line[], past: History['past']) => {
    const told = wholeLines(lines)
    setHistory({ lines, past: past.slice(-mostSteps), told })
    onChange(told)
  }
  const { lines, past } = history
  return {
    lines,
    canUndo: past.length > 0,
    change: (next: readonly Line[]) => tell(next, [...past, lines]),
    undo: () => past.length > 0 && tell(past.at(-1) as readonly Line[], past.slice(0, -1)),
  }
}

const from = (given: readonly Line[], lines: readonly Line[], past: History['past']): History => ({
  lines: given,
  past: lines.length > 0 ? [...past, lines].slice(-mostSteps) : past,
  told: given,
})

export type LineHistory = ReturnType<typeof useLineHistory>
