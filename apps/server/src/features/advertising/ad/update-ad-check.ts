import type { updateAdCheck as endpoint } from '@lumiroute/contract/ad'
import { findMove, statusOf } from '@lumiroute/contract/ad'
import { AppError } from '../../../errors/app-error.ts'
import { requireVersion } from '../../../http/pipeline/require-version.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { actionsFor } from './ad.policy.ts'
import { approveAd } from './approve-ad.ts'
import { type LockedAd, lockAd } from './lock-ad.ts'
import type { Moved } from './move-ad.ts'
import { rejectAd } from './reject-ad.ts'
import { submitAd } from './submit-ad.ts'
import { withdrawAd } from './withdraw-ad.ts'

type Call = Write<typeof endpoint>
/** One of the acts behind the specification's single call. */
export type Verdict = (call: Call, ad: LockedAd) => Promise<{ moved: Moved; message: string }>

function verdictOf({ payStatus }: Call['input'], ad: LockedAd): Verdict {
  if (payStatus === 'request') return submitAd
  if (payStatus === 'accept') return approveAd
  return findMove(ad, 'withdraw') ? withdrawAd : rejectAd
}

export async function updateAdCheck(call: Call) {
  const { tx, actor, scope, input } = call
  if (input.payStatus !== 'request' && !actor.isOperator) throw new AppError('FORBIDDEN')
  const ad = await lockAd(tx, input.adId, scope.storeId)
  requireVersion(ad, input.version)
  const { moved, message } = await verdictOf(input, ad)(call, ad)
  const actions = actionsFor({ ...moved, storeId: ad.storeId }, actor)
  return { adId: ad.id, payStatus: statusOf(moved), actions, message }
}
