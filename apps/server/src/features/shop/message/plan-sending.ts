import type { MessageFields, MessageQuota, SendingPlan } from '@lumiroute/contract/message'
import { formatMoment } from '../../../clock/business-moment.ts'
import type { Settings } from '../../../settings.ts'
import { endOfQuietHours } from './quiet-hours.ts'

type Asked = Pick<MessageFields, 'scheduleAt' | 'quietHours' | 'onQuotaShort'>
type Known = { now: Date; settings: Settings; estimated: number; quota: MessageQuota | null }

/** What happens to a message as known now; checked again when sending begins. */
export function planSending(form: Asked, { now, settings, estimated, quota }: Known): SendingPlan {
  const wished = form.scheduleAt === null ? now : new Date(form.scheduleAt)
  const begins = form.quietHours ? endOfQuietHours(wished, settings.businessTz) : wished
  const isQuiet = begins > wished
  const plan = { receivers: estimated, at: formatMoment(begins, settings.businessTz), isQuiet }
  const remaining = quota?.remaining ?? null
  if (estimated === 0) return { ...plan, outcome: 'nobody', at: null }
  if (remaining === null || estimated <= remaining) return { ...plan, outcome: 'send' }
  return short(form.onQuotaShort, plan, remaining, quota as MessageQuota)
}

function short(
  choice: MessageFields['onQuotaShort'],
  plan: Omit<SendingPlan, 'outcome'>,
  remaining: number,
  quota: MessageQuota,
): SendingPlan {
  if (choice === 'wait') return { ...plan, outcome: 'wait', at: quota.resetAt }
  if (choice === 'trim' && remaining > 0) return { ...plan, outcome: 'trim', receivers: remaining }
  return { ...plan, outcome: 'cancel', receivers: 0, at: null }
}
