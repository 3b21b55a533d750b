import { deleteAd as deleteAdCall, queryAds } from '@lumiroute/contract'
import type { Ad } from '@lumiroute/contract'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { announce } from '../../lib/announce.ts'
import { isApiError } from '../../lib/client.ts'
import { invalidate, useAct } from '../../lib/query.ts'
import { useConfirm } from '../../ui/dialog/use-confirm.tsx'

export type AdRefusal = { name: string; reason: string }

/** A refusal stays on the screen until it was read, over the list as it now is. */
export function useDeleteAd() {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const [refusal, setRefusal] = useState<AdRefusal>()
  const { mutateAsync } = useAct(deleteAdCall, { quiet: true, invalidate: [queryAds] })
  const deleteAd = useCallback(
    async ({ id, name, store }: Ad) => {
      const question = { title: t('ad.list.deleteAsk'), text: t('ad.list.deleteText', { name }) }
      if (!(await confirm({ ...question, destructive: true }))) return
      try {
        const { message } = await mutateAsync({ storeId: store.id, adId: id })
        announce('success', message)
      } catch (error) {
        setRefusal({ name, reason: isApiError(error) ? error.message : '' })
        await invalidate([queryAds])
      }
    },
    [t, confirm, mutateAsync],
  )
  return { deleteAd, refusal, forgetRefusal: () => setRefusal(undefined) }
}
