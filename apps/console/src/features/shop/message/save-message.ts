import { createMessage, updateMessage } from '@lumiroute/contract/message'
import type { Message } from '@lumiroute/contract/message'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { announceOnArrival } from '../../../lib/announce.ts'
import { useAct } from '../../../lib/api/query.ts'
import { createRetryKeys } from '../../../lib/api/retry-key.ts'
import { useFormat } from '../../../lib/format/use-format.ts'
import { useConfirm } from '../../../ui/dialog/use-confirm.tsx'
import { messageReads } from './list-messages.ts'
import type { SentMessage } from './message-values.ts'
import { planWords, getRefusal } from './plan-words.ts'

/** The form shows errors itself and the list shows the result. */
const stale = { invalidate: messageReads, quiet: true } as const
const dry = { quiet: true } as const

/** One call to create or update; only creation needs an idempotency key. */
function usePut(store: string, message: Message | undefined, options: object) {
  const { mutateAsync: add } = useAct(createMessage, options)
  const { mutateAsync: update } = useAct(updateMessage, options)
  const [keyFor] = useState(createRetryKeys)
  return async (sent: SentMessage) => {
    const { retryKey: _none, ...form } = sent
    if (!message) return add({ store, ...form, retryKey: keyFor(form) })
    return update({ store, ...form, msgCode: message.msgCode, version: message.version })
  }
}

export type SaveMode = 'draft' | 'send'

/** Saves a draft, or confirms the summary and sends; false if the person cancelled. */
export function useSaveMessage(store: string, message: Message | undefined) {
  const { t } = useTranslation()
  const { dateTime } = useFormat()
  const confirm = useConfirm()
  const look = usePut(store, message, dry)
  const put = usePut(store, message, stale)
  const words = { t, dateTime }

  const saveDraft = async (sent: SentMessage) => {
    await put({ ...sent, isDraft: true })
    announceOnArrival('success', t('message.form.draftSaved'))
    return true
  }
  const send = async (sent: SentMessage) => {
    const planned = await look({ ...sent, dryRun: true })
    const fields = getRefusal(words, sent, planned)
    if (fields) throw Object.assign(new Error(''), { fields })
    if (!(await confirm(planWords(words, sent, planned)))) return false
    const { messageItem, plan } = await put(sent)
    const time = messageItem?.dueAt ?? plan.at
    const isNow = sent.scheduleAt === null && !plan.isQuiet && plan.outcome !== 'wait'
    announceOnArrival(
      'success',
      isNow ? t('message.form.sentNow') : t('message.form.sentLater', { time: dateTime(time) }),
    )
    return true
  }
  return (sent: SentMessage, mode: SaveMode) => (mode === 'draft' ? saveDraft(sent) : send(sent))
}
