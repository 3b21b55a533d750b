import {
  listPointCards,
  listPointCardUsage,
  pointCardTransitions,
  updatePointCard,
} from '@lumiroute/contract/point-card'
import type { PointCard, PointCardTransition } from '@lumiroute/contract/point-card'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useAct } from '../../../lib/api/query.ts'
import { useConfirm } from '../../../ui/dialog/use-confirm.tsx'

export const pointCardReads = [listPointCards, listPointCardUsage]

/** Publishes or ends a card from the list. */
export function useMovePointCard(store: string, action: PointCardTransition) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const { mutate } = useAct(updatePointCard, { invalidate: pointCardReads })
  const run = useCallback(
    async ({ pcCode, pcName: name, version }: PointCard) => {
      const asks = { title: t('pointCard.end.title', { name }), text: t('pointCard.end.text') }
      const end = { ...asks, confirmLabel: t('pointCard.end.confirm') }
      if (action === 'end' && !(await confirm(end))) return
      mutate({ store, pcCode, version, pcStatus: pointCardTransitions[action].to })
    },
    [t, confirm, mutate, store, action],
  )
  return { run }
}
