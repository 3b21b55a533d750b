import type { MessageFields, MessageQuota, SendingPlan } from '@lumiroute/contract/message'
import type { LineMessage } from '../../../adapters/line/line.port.ts'
import type { Handle } from '../../../db/db.ts'
import type { Deps } from '../../../deps.ts'
import { AppError, refuseField } from '../../../errors/app-error.ts'
import { storeText, text } from '../../../text/text.ts'
import { findLineChannel } from '../../platform/third-party/find-line-channel.ts'
import { findCards } from './bubble-content.ts'
import { getCachedQuota } from './get-quota.ts'
import { buildLineMessages } from './line-messages.ts'
import { planSending } from './plan-sending.ts'
import { sampleLink } from './short-links.ts'
import { countTarget, describeTarget } from './target.ts'

export type Prepared = {
  targetText: string
  estimated: number
  quota: MessageQuota | null
  plan: SendingPlan
  preview: LineMessage[]
}

const dayMs = 86_400_000
const latestMs = 366 * dayMs
/** Clocks differ, and filling in a form takes time. */
const slackMs = 5 * 60_000

/** Checks and previews a message before saving; outside a transaction, since it calls LINE. */
export async function prepareMessage(
  deps: Deps,
  db: Handle,
  storeId: number,
  form: MessageFields,
): Promise<Prepared> {
  requireTime(form, deps.now())
  const targetText = storeText(await describeTarget(db, storeId, form.target))
  const channel = await findLineChannel({ db, settings: deps.settings }, storeId)
  const cards = await findCards(db, storeId, form.messages)
  const liffId = channel?.liffId ?? ''
  const context = { settings: deps.settings, liffId, msgCode: '', cards, shorten: sampleLink(deps.settings) }
  // A draft may be saved before LINE is set up.
  const preview = form.isDraft && !liffId ? [] : buildLineMessages(form.messages, context)
  const estimated = await countTarget(db, storeId, form.target)
  if (!channel && !form.isDraft) throw new AppError('message.noChannel')
  const answer = channel && (await getCachedQuota(deps, storeId, channel))
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
  if (ahead < -slackMs && !isDraft) throw refuseField('scheduleAt', text('message.timePassed'))
  if (!(ahead <= latestMs)) throw refuseField('scheduleAt', text('message.timeTooFar'))
}

/** Rejects what would fail immediately; scheduled messages are checked when due. */
export function requireSendable({ scheduleAt }: MessageFields, { plan, estimated, quota }: Prepared): void {
  if (plan.outcome === 'nobody' && scheduleAt === null)
    throw refuseField('target.type', text('message.noReceivers'), 'CONFLICT')
  if (plan.outcome !== 'cancel' || scheduleAt !== null) return
  const left = quota?.remaining ?? 0
  throw refuseField('onQuotaShort', text('message.quotaTooSmall', { needed: estimated, left }), 'CONFLICT')
}
