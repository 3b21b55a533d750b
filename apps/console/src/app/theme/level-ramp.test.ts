import { expect, test } from 'vitest'
import { levelRamp, unknownLevel } from '../../ui/map/track/level-ramp.ts'
import { computeContrast } from './contrast.ts'
import { dark, light } from './tokens.ts'

test.each([
  ['light', light.background.default],
  ['dark', dark.background.paper],
] as const)('on a %s map each level has enough contrast, higher levels more', (scheme, land) => {
  const contrasts = levelRamp[scheme].slice(0, unknownLevel).map((colour) => computeContrast(colour, land))
  for (const contrast of contrasts) expect(contrast).toBeGreaterThanOrEqual(3)
  const steps = contrasts.slice(1).map((contrast, i) => contrast / (contrasts[i] as number))
  expect(Math.min(...steps)).toBeGreaterThan(1.2)
  expect(computeContrast(levelRamp[scheme][unknownLevel], land)).toBeGreaterThanOrEqual(3)
})
