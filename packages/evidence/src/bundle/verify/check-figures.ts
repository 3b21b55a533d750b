import type { Bundle, Figures } from '../bundle.shape.ts'
import { type Check, startCheck } from './place.ts'

/** The figures of the report are those of its raw parts. */
export function checkFigures(bundle: Bundle, computed: Figures): Check {
  const check = startCheck('figures')
  compare(bundle.figures, computed, '/figures')
  return check.end()

  function compare(printed: unknown, expected: unknown, path: string) {
    if (typeof printed !== 'object' || typeof expected !== 'object' || !printed || !expected) {
      check.expect(printed === expected, { path })
      return
    }
    for (const key of Object.keys({ ...printed, ...expected }))
      compare((printed as Values)[key], (expected as Values)[key], `${path}/${key}`)
  }
}

type Values = Record<string, unknown>
