import { queryAdChecks, queryAds, updateAdCheck } from '@lumiroute/contract/ad'
import type { Ad } from '@lumiroute/contract/ad'
import { useAct } from '../../../lib/api/query.ts'

/** Hands an ad in for review; the caller shows what the server says about it. */
export function useSubmitAd() {
  const { mutateAsync, isPending } = useAct(updateAdCheck, {
    quiet: true,
    invalidate: [queryAds, queryAdChecks],
  })
  const submitAd = ({ id, version }: Pick<Ad, 'id' | 'version'>) =>
    mutateAsync({ adId: id, payStatus: 'request', version })
  return { submitAd, isSubmitting: isPending }
}
