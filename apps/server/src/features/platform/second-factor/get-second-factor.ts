import type { getSecondFactor as endpoint } from '@lumiroute/contract/second-factor'
import type { Steps } from '../../../http/pipeline/route.ts'
import { getRelyingParty } from './relying-party.ts'
import { viewSecondFactor } from './view-second-factor.ts'

export async function getSecondFactor({ db, deps, actor, request }: Steps<typeof endpoint>) {
  const rp = getRelyingParty(request, deps.settings)
  return { secondFactor: await viewSecondFactor(db, deps, actor, rp) }
}
