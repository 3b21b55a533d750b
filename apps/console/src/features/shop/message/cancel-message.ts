import { cancelMessage } from '@lumiroute/contract/message'
import type { MessageRow } from '@lumiroute/contract/message'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useAct } from '../../../lib/api/query.ts'
import { useConfirm } from '../../../ui/dialog/use-confirm.tsx'
import { messageReads } from './list-messages.ts'

type Named = Pick<MessageRow, 'msgCode' | 'msgTitle' | 'status'>

/** Cancels a waiting message, or the unsent part of one being sent. */
export function useCancelMessage(store: string) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const { mutate } = useAct(cancelMessage, { invalidate: messageReads })
  return useCallback(
    async ({ msgCode, msgTitle: name, status }: Named) => {
      const isSending = status === 'sending'
      const isMeant = await confirm({
        title: t('message.cancel.title', { name }),
        text: isSending ? t('message.cancel.sendingText') : t('message.cancel.text'),
        confirmLabel: t('message.cancel.confirm'),
        cancelLabel: t('message.cancel.back'),
        destructive: true,
      })
      if (isMeant) mutate({ store, msgCode })
    },
    [t, confirm, mutate, store],
  )
}
