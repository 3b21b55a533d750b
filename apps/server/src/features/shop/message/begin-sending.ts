import { type Bubble, type MessageFields, MessageTarget } from '@lumiroute/contract/message'
import type { LineFailure, LineMessage } from '../../../adapters/line/line.port.ts'
import type { Tx } from '../../../db/db.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors/app-error.ts'
import { storeText } from '../../../text/text.ts'
import { findLineChannel, type LineChannel } from '../../platform/third-party/find-line-channel.ts'
import { findCards } from './bubble-content.ts'
import { fetchQuota } from './get-quota.ts'
import { buildLineMessages } from './line-messages.ts'
import { lockMessageById, type MessageRecord, updateMessageRow } from './message.queries.ts'
import { describeFailure } from './require-channel.ts'
import { collectLinks, saveLinks } from './short-links.ts'
import { noChannel, noReceivers, quotaShort, waitsForQuota } from './stored-texts.ts'
import { countTarget, saveReceivers } from './target.ts'

const retryMs = 60_000

type BuiltMessages = { lineMessages: LineMessage[]; codes: ReadonlyMap<string, string> }

/** Saves text and receivers, so that every retry sends the same. True if sending can continue. */
export async function beginSending(deps: Deps, message: MessageRecord): Promise<boolean> {
  const channel = await findLineChannel(deps, message.storeId)
  if (!channel) return end(deps, message, 'failed', noChannel)
  const built = await buildMessages(deps, message, channel)
  if (typeof built === 'string') return end(deps, message, 'failed', built)
  const valid = await deps.line.validate(channel.accessToken, built.lineMessages)
  if (!valid.ok) return retryLater(deps, message, valid)
  const told = await fetchQuota(deps, message.storeId, channel)
  if (!told.ok) return retryLater(deps, message, told)
  const { remaining, resetAt } = told.quota
  return deps.db.write((tx) => saveSending(tx, deps, message, built, { remaining, resetAt }))
}

async function buildMessages(
  { db, settings }: Deps,
  message: MessageRecord,
  { liffId }: LineChannel,
): Promise<BuiltMessages | string> {
  const bubbles = message.messages as Bubble[]
  const { codes, shorten } = collectLinks(settings)
  try {
    const cards = await findCards(db, message.storeId, bubbles)
    const context = { settings, liffId, msgCode: message.msgCode, cards, shorten }
    return { lineMessages: buildLineMessages(bubbles, context), codes }
  } catch (error) {
    if (error instanceof AppError) return error.message
    throw error
  }
}

type Left = { remaining: number | null; resetAt: string }

/** The text was built from an earlier read; after an edit the message is due again. */
async function isUnchanged(tx: Tx, { id, version }: MessageRecord): Promise<boolean> {
  const held = await lockMessageById(tx, id)
  return held?.status === 'scheduled' && held.version === version
}

async function saveSending(
  tx: Tx,
  deps: Deps,
  message: MessageRecord,
  built: BuiltMessages,
  left: Left,
): Promise<boolean> {
  if (!(await isUnchanged(tx, message))) return false
  const { id, storeId, onQuotaShort } = message
  const target = MessageTarget.parse(message.target)
  const { remaining } = left
  const isShort = remaining !== null && (await countTarget(tx, storeId, target)) > remaining
  if (isShort && onQuotaShort === 'wait') return wait(tx, id, left)
  if (isShort && (onQuotaShort !== 'trim' || remaining === 0)) return close(tx, id, 'canceled', quotaShort)
  const trimBy = message.trimBy as MessageFields['trimBy']
  const estimated = await saveReceivers(tx, { messageId: id, storeId, target, trimBy }, remaining)
  if (estimated === 0) return close(tx, id, 'failed', noReceivers)
  await saveLinks(tx, id, built.codes)
  const { lineMessages } = built
  const begun = { status: 'sending', statusReason: '', estimated, lineMessages, dueAt: deps.now() }
  await updateMessageRow(tx, id, begun)
  return true
}

async function wait(tx: Tx, id: number, { resetAt }: Left): Promise<false> {
  await updateMessageRow(tx, id, { dueAt: new Date(resetAt), statusReason: waitsForQuota })
  return false
}

async function close(
  tx: Tx,
  id: number,
  status: 'failed' | 'canceled',
  statusReason: string,
): Promise<false> {
  await updateMessageRow(tx, id, { status, statusReason, dueAt: null })
  return false
}

/** Unless somebody cancelled or changed it meanwhile. */
const end = ({ db }: Deps, message: MessageRecord, status: 'failed', reason: string): Promise<false> =>
  db.write(async (tx) => ((await isUnchanged(tx, message)) ? close(tx, message.id, status, reason) : false))

async function retryLater(deps: Deps, message: MessageRecord, failure: LineFailure): Promise<false> {
  const { why, problem } = failure
  if (why === 'token') return end(deps, message, 'failed', storeText(problem))
  if (why === 'refused') return end(deps, message, 'failed', storeText(describeFailure(failure)))
  const dueAt = new Date(deps.now().getTime() + retryMs)
  await deps.db.write(async (tx) => {
    if (await isUnchanged(tx, message))
      await updateMessageRow(tx, message.id, { dueAt, statusReason: storeText(problem) })
  })
  return false
}
