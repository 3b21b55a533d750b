import {
  listAdActions,
  type AdAction,
  type AdState,
  findTransition,
  type Party,
  getAdStatus,
} from '@lumiroute/contract/ad'
import { AppError } from '../../../errors/app-error.ts'
import type { Actor } from '../../../http/authentication/identity.ts'
import { getActionName, getStatusName } from './ad-names.ts'

type OwnedAd = AdState & { storeId: number }

/** An operator also acts for the platform's own store. */
function listParties({ isOperator, storeId }: Actor, ad: { storeId: number }): Party[] {
  const own: Party[] = ad.storeId === storeId ? ['store'] : []
  return isOperator ? [...own, 'operator'] : own
}

function createRefusal(state: AdState, action: AdAction): AppError {
  if (action === 'approve' && state.review === 'request') return new AppError('ad.approvalNeedsPayment')
  const status = getAdStatus(state)
  if (action === 'submit' && status === '') return new AppError('ad.submissionNeedsPayment')
  return new AppError('ad.actionRefused', { status: getStatusName(status), action: getActionName(action) })
}

/** 409 if the state does not allow the action, 403 if it belongs to somebody else. */
export function requireAction(ad: OwnedAd, action: AdAction, actor: Actor): void {
  const move = findTransition(ad, action)
  if (!move) throw createRefusal(ad, action)
  const parties = listParties(actor, ad)
  if (!move.who.some((party) => parties.includes(party))) throw new AppError('FORBIDDEN')
}

/** What a client needs to render the ad after a transition. */
export const viewTransition = (ad: { id: number; storeId: number }, next: AdState, actor: Actor) => ({
  adId: ad.id,
  payStatus: getAdStatus(next),
  actions: listAdActions(next, listParties(actor, ad)),
})
