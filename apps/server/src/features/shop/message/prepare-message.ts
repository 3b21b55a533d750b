import type { MessageFields, MessageQuota, SendingPlan } from '@lumiroute/contract/message'
import type { Handle } from '../../../db/db.ts'
import { AppError, refuseField } from '../../../errors/app-error.ts'
import type { Deps } from '../../../deps.ts'
import type { LineMessage } from '../../../adapters/line/line.port.ts'
import { findLineChannel } from '../../platform/third-party/find-line-channel.ts'
import { findCards } from './bubble.parts.ts'
import { sampleLink } from './message.links.ts'
import { writeBubbles } from './line-messages.ts'
import { countTarget, describeTarget } from './message.target.ts'
import { planSending } from './plan-sending.ts'
import { readQuota } from './read-quota.ts'
import { noChannel } from './require-channel.ts'

export type Prepared = {
  targetText: string
  estimated: number
  quota: MessageQuota | null
  plan: SendingPlan
  preview: LineMessage[]
}

const dayMs = 86_400_000
const latestMs = 366 * dayMs
/** Clocks differ, and a form takes a while to be sent. */
const slackMs = 5 * 60_000

/** All that is known of a message before it is kept: outside of a transaction, since LINE is asked. */
export async function prepareMessage(
  deps: Deps,
  db: Handle,
  storeId: number,
  form: MessageFields,
): Promise<Prepared> {
  requireTime(form, deps.now())
  const targetText = await describeTarget(db, storeId, form.target)
  const channel = await findLineChannel({ db, settings: deps.settings }, storeId)
  const cards = await findCards(db, storeId, form.messages)
  const liffId = channel?.liffId ?? ''
  const writing = { settings: deps.settings, liffId, msgCode: '', cards, shorten: sampleLink(deps.settings) }
  // A draft may wait for the settings of LINE; what is sent may not.
  const preview = form.isDraft && !liffId ? [] : writeBubbles(form.messages, writing)
  const estimated = await countTarget(db, storeId, form.target)
  if (!channel && !form.isDraft) throw new AppError('CONFLICT', { message: noChannel })
  const answer = channel && (await readQuota(deps, storeId, channel))
  const quota = answer?.ok ? answer.quota : null
  if (answer && !answer.ok && answer.why === 'token' && !form.isDraft)
    throw new AppError('CONFLICT', { message: answer.problem })
  const { settings } = deps
  const plan = planSending(form, { now: deps.now(), settings, estimated, quota })
  return { targetText, estimated, quota, plan, preview }
}

function requireTime({ scheduleAt, isDraft }: MessageFields, now: Date): void {
  if (scheduleAt === null) return
  const ahead = Date.parse(scheduleAt) - now.getTime()
  if (ahead < -slackMs && !isDraft) throw refuseField('scheduleAt', '預定時間已過')
  if (!(ahead <= latestMs)) throw refuseField('scheduleAt', '預定時間需在一年之內')
}

/** Refuses now what would come to nothing when it begins. What is for later is judged then. */
export function requireSendable({ scheduleAt }: MessageFields, { plan, estimated, quota }: Prepared): void {
  if (plan.outcome === 'nobody' && scheduleAt === null)
    throw refuseField('target.type', '沒有可收到訊息的會員', 'CONFLICT')
  if (plan.outcome !== 'cancel' || scheduleAt !== null) return
  const left = quota?.remaining ?? 0
  throw refuseField(
    'onQuotaShort',
    `本月配額不足：需要 ${estimated} 則，剩餘 ${left} 則，請選擇減少人數或等到下個月`,
    'CONFLICT',
  )
}
