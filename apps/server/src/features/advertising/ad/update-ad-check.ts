import { findTransition, type updateAdCheck as endpoint } from '@lumiroute/contract/ad'
import { AppError } from '../../../errors/app-error.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { approveAd } from './approve-ad.ts'
import { lockAd } from './lock-ad.ts'
import { rejectAd } from './reject-ad.ts'
import { submitAd } from './submit-ad.ts'
import { withdrawAd } from './withdraw-ad.ts'

/** The specification's single call for submitting, approving, rejecting and withdrawing an ad. */
export async function updateAdCheck(call: Write<typeof endpoint>) {
  const { tx, actor, input, scope } = call
  if (input.payStatus === 'request') return submitAd(call)
  if (!actor.isOperator) throw new AppError('FORBIDDEN')
  if (input.payStatus === 'accept') return approveAd(call)
  const ad = await lockAd(tx, input.adId, scope.storeId)
  return findTransition(ad, 'withdraw') ? withdrawAd(call) : rejectAd(call)
}
