import { createAd, listAdsForReview, listAds, updateAd } from '@lumiroute/contract/ad'
import { listPlaylists } from '@lumiroute/contract/playlist'
import type { Ad, AdForm } from '@lumiroute/contract/ad'
import { useAct } from '../../../lib/api/query.ts'

const stale = [listAds, listAdsForReview, listPlaylists]

/** Creates or updates an ad; returns the server's message, which the page shows in a dialog. */
export function useSaveAd(storeId: number, ad?: Ad) {
  const add = useAct(createAd, { quiet: true, invalidate: stale })
  const update = useAct(updateAd, { quiet: true, invalidate: stale })
  return async (ad_data: AdForm): Promise<string> => {
    const { message } = ad
      ? await update.mutateAsync({ storeId, adId: ad.id, ad_data, version: ad.version })
      : await add.mutateAsync({ storeId, ad_data })
    return message
  }
}
