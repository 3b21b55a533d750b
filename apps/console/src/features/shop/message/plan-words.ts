import type { AnswerOf } from '@lumiroute/contract'
import type { createMessage } from '@lumiroute/contract/message'
import type { TFunction } from 'i18next'
import { formatCount } from '../../../lib/format/format.ts'
import type { SentMessage } from './message-values.ts'

export type Planned = Pick<AnswerOf<typeof createMessage>, 'estimated' | 'quota' | 'plan'>
type Words = { t: TFunction; dateTime: (at: string | null) => string }

/** Errors that would make the send fail, at their field; a scheduled message is checked when due. */
export function getRefusal({ t }: Words, sent: SentMessage, { estimated, quota, plan }: Planned) {
  if (sent.scheduleAt !== null) return undefined
  if (plan.outcome === 'nobody') return { 'target.type': t('message.confirm.nobody') }
  if (plan.outcome !== 'cancel') return undefined
  const figures = { estimated: formatCount(estimated), remaining: formatCount(quota?.remaining ?? 0) }
  return { onQuotaShort: t('message.confirm.short', figures) }
}

function whoText({ t, dateTime }: Words, sent: SentMessage, { estimated, quota, plan }: Planned): string {
  const figures = {
    estimated: formatCount(estimated),
    remaining: formatCount(quota?.remaining ?? 0),
    receivers: formatCount(plan.receivers),
  }
  if (plan.outcome === 'trim')
    return t('message.confirm.trim', { ...figures, by: t(`message.trim.${sent.trimBy}`) })
  if (plan.outcome === 'wait') return t('message.confirm.wait', { ...figures, time: dateTime(plan.at) })
  if (plan.outcome === 'cancel') return t('message.confirm.shortLater', figures)
  if (plan.outcome === 'nobody') return t('message.confirm.nobodyLater')
  return t('message.confirm.who', { total: figures.receivers })
}

function whenText({ t, dateTime }: Words, { scheduleAt }: SentMessage, { plan }: Planned): string {
  if (plan.outcome === 'wait') return ''
  const time = dateTime(plan.at ?? scheduleAt)
  if (scheduleAt !== null) return t(`message.confirm.${plan.isQuiet ? 'quietLater' : 'later'}`, { time })
  return plan.isQuiet ? t('message.confirm.quiet', { time }) : t('message.confirm.now')
}

function quotaText({ t }: Words, { quota, plan }: Planned): string {
  if (quota === null) return t('message.confirm.unknown')
  if (plan.outcome !== 'send' || quota.remaining === null) return ''
  const left = quota.remaining - plan.receivers
  return t('message.confirm.left', { remaining: formatCount(quota.remaining), left: formatCount(left) })
}

/** Sending starts as soon as it is confirmed. */
const isAtOnce = ({ scheduleAt }: SentMessage, { plan }: Planned) =>
  scheduleAt === null && !plan.isQuiet && plan.outcome !== 'wait'

/** Summary before sending: receivers, time and quota. */
export function planWords(words: Words, sent: SentMessage, planned: Planned) {
  const { t } = words
  const lines = [
    whoText(words, sent, planned),
    whenText(words, sent, planned),
    quotaText(words, planned),
    sent.notificationDisabled ? t('message.confirm.silent') : '',
  ]
  const total = formatCount(planned.plan.receivers)
  return {
    title: t('message.confirm.title', { name: sent.msgTitle }),
    text: lines.filter(Boolean).join('\n'),
    confirmLabel: isAtOnce(sent, planned)
      ? t('message.confirm.send', { total })
      : t('message.confirm.schedule'),
  }
}
