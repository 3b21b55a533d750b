import type { CallOf } from '@lumiroute/contract'
import type { Ad, updateAdCheck } from '@lumiroute/contract/ad'
import { useTranslation } from 'react-i18next'
import { isApiError } from '../../../lib/api/client.ts'
import { invalidate } from '../../../lib/api/query.ts'
import { useResult } from '../../../ui/dialog/use-result.tsx'
import { reviewReads, useDecideAd } from './decide-ad.ts'

type Verdict = Pick<CallOf<typeof updateAdCheck>, 'payStatus' | 'reason' | 'vehicles'>

/** The verdict and what came of it; a refusal shows the ad as it now is. */
export function useVerdict(ad: Pick<Ad, 'id' | 'version'>, onDone: () => void) {
  const { t } = useTranslation()
  const { mutateAsync, isPending } = useDecideAd()
  const result = useResult(t('adCheck.result'))
  const refuse = async (error: unknown) => {
    const text = isApiError(error) ? error.message : ''
    const isStale = isApiError(error) && error.status === 409
    await invalidate(reviewReads)
    result.show(isStale ? `${text}\n${t('adCheck.conflictHint')}` : text)
  }
  const decide = async (verdict: Verdict) => {
    const { message } = await mutateAsync({ adId: ad.id, version: ad.version, ...verdict })
    result.show(message, onDone)
  }
  return { decide, refuse, isPending, dialog: result.dialog }
}
