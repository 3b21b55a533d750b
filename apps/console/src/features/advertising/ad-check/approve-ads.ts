import type { Ad } from '@lumiroute/contract/ad'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isApiError } from '../../../lib/api/client.ts'
import { may } from '../ad/ad-buttons.ts'
import { statusText } from '../ad/ad-status.tsx'
import { useApproveAd } from './review-ad.ts'

export type StepState = 'waiting' | 'running' | 'done' | 'refused' | 'stopped'
export type Step = { ad: Ad; state: StepState; text: string }

/** Approves the ads one after another; a refusal does not stop the rest. */
export function useApproveAds(ads: readonly Ad[]) {
  const { t } = useTranslation()
  const { mutateAsync } = useApproveAd()
  const [steps, setSteps] = useState<readonly Step[]>(() =>
    ads.map((ad) => ({ ad, state: 'waiting', text: '' })),
  )
  const [phase, setPhase] = useState<'ready' | 'running' | 'over'>('ready')
  const isStopped = useRef(false)

  const set = (id: number, state: StepState, text = '') =>
    setSteps((now) => now.map((step) => (step.ad.id === id ? { ...step, state, text } : step)))

  const findObstacle = (ad: Ad) => {
    if (may(ad, 'approve')) return ''
    if (may(ad, 'recordPayment')) return t('adCheck.bulk.unpaid')
    return t('adCheck.bulk.decided', { status: statusText(t, ad) })
  }

  const approve = async (ad: Ad) => {
    if (isStopped.current) return set(ad.id, 'stopped')
    const hindrance = findObstacle(ad)
    if (hindrance) return set(ad.id, 'refused', hindrance)
    set(ad.id, 'running')
    try {
      await mutateAsync({ adId: ad.id, version: ad.version })
      set(ad.id, 'done')
    } catch (error) {
      set(ad.id, 'refused', isApiError(error) ? error.message : '')
    }
  }

  const start = async () => {
    setPhase('running')
    for (const ad of ads) await approve(ad)
    setPhase('over')
  }
  const stop = () => {
    isStopped.current = true
  }
  return { steps, phase, start, stop }
}
