import type { listScreens as endpoint, Screen } from '@lumiroute/contract/screen'
import { RawJson } from '../../../http/response/answer.ts'
import type { Read } from '../../../http/pipeline/route.ts'
import { getOnlineThreshold } from '../device/online-threshold.ts'
import { listScreensJson } from './screen.queries.ts'

export async function listScreens({ db, deps, scope, input }: Read<typeof endpoint>) {
  const isLinked = input.moveType === 'store_united_game'
  const listing = { storeId: scope.storeId, isLinked, onlineSince: getOnlineThreshold(deps) }
  return { screenList: new RawJson<Screen[]>(await listScreensJson(db, listing)) }
}
