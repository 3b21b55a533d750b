import type { getLiveFleet as endpoint } from '@lumiroute/contract/live'
import { today } from '../../../clock/business-day.ts'
import type { Deps } from '../../../deps.ts'
import type { Read } from '../../../http/pipeline/route.ts'
import { getFleet } from './live.queries.ts'

export const readFleet = (deps: Deps, storeId: number | null) =>
  getFleet(deps.db, { storeId, today: today(deps), now: deps.now() })

export const getLiveFleet = ({ deps, scope }: Read<typeof endpoint>) =>
  readFleet(deps, scope?.storeId ?? null)
