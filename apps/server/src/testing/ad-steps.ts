import type { CallOf } from '@lumiroute/contract'
import { type createAd, type AdState, type Pay, pays, reviews } from '@lumiroute/contract/ad'
import { dateIn, type MadeAd, makeAd, makeOrder, makeStage } from './ad-factories.ts'
import type { TestApp } from './test-app.ts'

export const adStates: AdState[] = reviews.flatMap((review) => pays.map((pay) => ({ review, pay })))

export type AdInput = CallOf<typeof createAd>['ad_data']

/** The form of an ad as the console would send it. */
export const buildForm = (ad: MadeAd) =>
  ({
    name: ad.name,
    moveType: ad.moveType,
    vehicleType: ad.vehicleType,
    mode: ad.mode,
    playId1: ad.playId1,
    playId2: ad.playId2,
    routeId: ad.routeId,
    placeId: ad.placeId,
    fixLocation: ad.fixLocation,
    broadcastDate: ad.broadcastDates.join(','),
  }) as AdInput

const orderStatus: Record<Exclude<Pay, 'none'>, string> = { unpay: 'INIT', paid: 'SUCCESS' }

/** An ad in this state, for one date in three days; by default at its own place with one screen. */
export async function makeAdIn(
  { deps }: TestApp,
  { review, pay }: AdState,
  given: Parameters<typeof makeAd>[1] = {},
): Promise<MadeAd> {
  const { placeId, fixLocation } = await makeStage(deps)
  const ad = await makeAd(deps, {
    moveType: 'fix_play',
    placeId,
    fixLocation,
    broadcastDates: [dateIn(deps, 3)],
    submittedAt: review === 'draft' ? null : deps.now(),
    ...given,
    review,
  })
  if (pay !== 'none') await makeOrder(deps, ad, { paymentStatus: orderStatus[pay] })
  return ad
}
