import type { CallOf } from '@lumiroute/contract'
import type { Ad, approveAd } from '@lumiroute/contract/ad'
import { useTranslation } from 'react-i18next'
import { isApiError } from '../../../lib/api/client.ts'
import { invalidate } from '../../../lib/api/query.ts'
import { useResult } from '../../../ui/dialog/use-result.tsx'
import { reviewReads, useApproveAd, useRejectAd, useWithdrawAd } from './review-ad.ts'

type Vehicles = CallOf<typeof approveAd>['vehicles']

/** The review actions with a dialog for the result; after a refusal the ad is reloaded. */
export function useReviewResult({ id: adId, version }: Pick<Ad, 'id' | 'version'>, onDone: () => void) {
  const { t } = useTranslation()
  const [approveAd, rejectAd, withdrawAd] = [useApproveAd(), useRejectAd(), useWithdrawAd()]
  const result = useResult(t('adCheck.result'))
  const showRefusal = async (error: unknown) => {
    const text = isApiError(error) ? error.message : ''
    const isStale = isApiError(error) && error.status === 409
    await invalidate(reviewReads)
    result.show(isStale ? `${text}\n${t('adCheck.conflictHint')}` : text)
  }
  const showMessage = ({ message }: { message: string }) => result.show(message, onDone)
  const approve = async (vehicles?: Vehicles) =>
    showMessage(await approveAd.mutateAsync({ adId, version, vehicles }))
  const reject = async (reason: string) => showMessage(await rejectAd.mutateAsync({ adId, version, reason }))
  const withdraw = async (reason: string) =>
    showMessage(await withdrawAd.mutateAsync({ adId, version, reason }))
  const isPending = approveAd.isPending || rejectAd.isPending || withdrawAd.isPending
  return { approve, reject, withdraw, showRefusal, isPending, dialog: result.dialog }
}
