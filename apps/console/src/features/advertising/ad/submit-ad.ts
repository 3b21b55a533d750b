import { listAds, listAdsForReview, submitAd as endpoint } from '@lumiroute/contract/ad'
import type { Ad } from '@lumiroute/contract/ad'
import { useAct } from '../../../lib/api/query.ts'

/** Submits an ad for review; the caller shows the server's message. */
export function useSubmitAd() {
  const { mutateAsync, isPending } = useAct(endpoint, {
    quiet: true,
    invalidate: [listAds, listAdsForReview],
  })
  const submitAd = ({ id, version }: Pick<Ad, 'id' | 'version'>) => mutateAsync({ adId: id, version })
  return { submitAd, isSubmitting: isPending }
}
