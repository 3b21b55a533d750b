import {
  listPointCards,
  listPointCardUsage,
  deletePointCard,
  updatePointCard,
} from '@lumiroute/contract/point-card'
import type { PointCard, PointCardStatus } from '@lumiroute/contract/point-card'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useAct } from '../../../lib/api/query.ts'
import { useRemoval } from '../../../lib/api/use-removal.tsx'
import { useConfirm } from '../../../ui/dialog/use-confirm.tsx'

export const pointCardReads = [listPointCards, listPointCardUsage]

/** Publishes and ends from the list. */
export function useMovePointCard(store: string) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const { mutate } = useAct(updatePointCard, { invalidate: pointCardReads })
  return useCallback(
    async ({ pcCode, pcName: name, version }: PointCard, pcStatus: PointCardStatus) => {
      const asks = { title: t('pointCard.end.title', { name }), text: t('pointCard.end.text') }
      const end = { ...asks, confirmLabel: t('pointCard.end.confirm') }
      if (pcStatus === 'ended' && !(await confirm(end))) return
      mutate({ store, pcCode, version, pcStatus })
    },
    [t, confirm, mutate, store],
  )
}

export function useDeletePointCard(store: string) {
  const { t } = useTranslation()
  const { remove, dialog } = useRemoval(deletePointCard, pointCardReads)
  const removeIt = useCallback(
    ({ pcCode, pcName: name }: PointCard) =>
      void remove({
        title: t('pointCard.remove.title', { name }),
        text: t('pointCard.remove.text'),
        refused: t('pointCard.remove.refused', { name }),
        input: { store, pcCode },
      }),
    [t, remove, store],
  )
  return { remove: removeIt, dialog }
}
