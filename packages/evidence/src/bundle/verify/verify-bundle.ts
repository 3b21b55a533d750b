import { type Bundle, bundleShape, type Figures } from '../bundle.shape.ts'
import { computeFigures } from '../compute-figures.ts'
import { ShapeError } from '../shape.ts'
import { checkChains } from './check-chains.ts'
import { checkFigures } from './check-figures.ts'
import { checkLog, type KnownCheckpoint } from './check-log.ts'
import { checkRows } from './check-rows.ts'
import { checkSeal } from './check-seal.ts'
import { type Check, startCheck } from './place.ts'

export type Verified = { checks: Check[]; bundle: Bundle | null; computed: Figures | null }

/** Recomputes everything that a bundle claims. `input` is parsed JSON of any origin. */
export function verifyBundle(input: unknown, options: { checkpoint?: KnownCheckpoint } = {}): Verified {
  const shape = startCheck('shape')
  try {
    const bundle = bundleShape(input, '')
    shape.expect(true, { path: '' })
    const computed = computeFigures(bundle)
    const checks = [
      shape.end(),
      checkSeal(bundle),
      checkRows(bundle),
      ...checkChains(bundle),
      ...checkLog(bundle, options.checkpoint),
      checkFigures(bundle, computed),
    ]
    return { checks, bundle, computed }
  } catch (error) {
    if (!(error instanceof ShapeError)) throw error
    shape.expect(false, { path: error.path || '/' })
    return { checks: [shape.end()], bundle: null, computed: null }
  }
}

/** Whether no check failed. What is absent was not claimed. */
export const isGenuine = ({ checks }: Pick<Verified, 'checks'>) =>
  checks.every(({ result }) => result !== 'failed')
