import { advertisingRefusals } from './advertising.ts'
import { insightRefusals } from './insight.ts'
import { platformRefusals } from './platform.ts'
import { roadRefusals } from './road.ts'
import { shopRefusals } from './shop.ts'

export const refusals = {
  ...platformRefusals,
  ...advertisingRefusals,
  ...roadRefusals,
  ...shopRefusals,
  ...insightRefusals,
}
export type RefusalKey = keyof typeof refusals
