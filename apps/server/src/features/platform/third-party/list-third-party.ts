import type { listThirdParty as endpoint } from '@lumiroute/contract/third-party'
import type { Read } from '../../../http/pipeline/route.ts'
import { findThirdParty } from './third-party.queries.ts'
import { viewThirdParty } from './third-party-view.ts'

export async function listThirdParty({ db, deps, scope }: Read<typeof endpoint>) {
  const row = await findThirdParty(db, scope.storeId)
  return { thirdPartyList: row ? [viewThirdParty(deps.settings, row)] : [] }
}
