import { type Bubble, type MessageFields, MessageTarget } from '@lumiroute/contract/message'
import type { Tx } from '../../../db/db.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Deps } from '../../../deps.ts'
import type { LineFailure, LineMessage } from '../../../adapters/line/line.port.ts'
import { findLineChannel, type LineChannel } from '../../platform/third-party/find-line-channel.ts'
import { findCards } from './bubble.parts.ts'
import { writeBubbles } from './line-messages.ts'
import { collectLinks, keepLinks } from './message.links.ts'
import { changeMessage, lockMessageById, type MessageRecord } from './message.queries.ts'
import { countTarget, freezeReceivers } from './message.target.ts'
import { askQuota } from './read-quota.ts'
import { noChannel } from './require-channel.ts'

const againMs = 60_000
const nobody = '沒有可收到訊息的會員'
const spent = '本月配額不足'

type Written = { lineMessages: LineMessage[]; codes: ReadonlyMap<string, string> }

/** Freezes text and receivers, so that every later try sends the very same. True where sending can go on. */
export async function beginSending(deps: Deps, message: MessageRecord): Promise<boolean> {
  const channel = await findLineChannel(deps, message.storeId)
  if (!channel) return end(deps, message, 'failed', noChannel)
  const written = await write(deps, message, channel)
  if (typeof written === 'string') return end(deps, message, 'failed', written)
  const valid = await deps.line.validate(channel.accessToken, written.lineMessages)
  if (!valid.ok) return stumble(deps, message, valid)
  const told = await askQuota(deps, message.storeId, channel)
  if (!told.ok) return stumble(deps, message, told)
  const { remaining, resetAt } = told.quota
  return deps.db.write((tx) => freeze(tx, deps, message, written, { remaining, resetAt }))
}

async function write(
  { db, settings }: Deps,
  message: MessageRecord,
  { liffId }: LineChannel,
): Promise<Written | string> {
  const bubbles = message.messages as Bubble[]
  const { codes, shorten } = collectLinks(settings)
  try {
    const cards = await findCards(db, message.storeId, bubbles)
    const writing = { settings, liffId, msgCode: message.msgCode, cards, shorten }
    return { lineMessages: writeBubbles(bubbles, writing), codes }
  } catch (error) {
    if (error instanceof AppError) return error.message
    throw error
  }
}

type Left = { remaining: number | null; resetAt: string }

/** The text was written from what was read before: an edit meanwhile makes it due anew. */
async function isUnchanged(tx: Tx, { id, version }: MessageRecord): Promise<boolean> {
  const held = await lockMessageById(tx, id)
  return held?.status === 'scheduled' && held.version === version
}

async function freeze(
  tx: Tx,
  deps: Deps,
  message: MessageRecord,
  written: Written,
  left: Left,
): Promise<boolean> {
  if (!(await isUnchanged(tx, message))) return false
  const { id, storeId, onQuotaShort } = message
  const target = MessageTarget.parse(message.target)
  const { remaining } = left
  const isShort = remaining !== null && (await countTarget(tx, storeId, target)) > remaining
  if (isShort && onQuotaShort === 'wait') return wait(tx, id, left)
  if (isShort && (onQuotaShort !== 'trim' || remaining === 0)) return close(tx, id, 'canceled', spent)
  const trimBy = message.trimBy as MessageFields['trimBy']
  const estimated = await freezeReceivers(tx, { messageId: id, storeId, target, trimBy }, remaining)
  if (estimated === 0) return close(tx, id, 'failed', nobody)
  await keepLinks(tx, id, written.codes)
  const { lineMessages } = written
  const begun = { status: 'sending', statusReason: '', estimated, lineMessages, dueAt: deps.now() }
  await changeMessage(tx, id, begun)
  return true
}

async function wait(tx: Tx, id: number, { resetAt }: Left): Promise<false> {
  await changeMessage(tx, id, { dueAt: new Date(resetAt), statusReason: `${spent}，等待下個月` })
  return false
}

async function close(
  tx: Tx,
  id: number,
  status: 'failed' | 'canceled',
  statusReason: string,
): Promise<false> {
  await changeMessage(tx, id, { status, statusReason, dueAt: null })
  return false
}

/** Unless somebody cancelled or changed it meanwhile. */
const end = ({ db }: Deps, message: MessageRecord, status: 'failed', reason: string): Promise<false> =>
  db.write(async (tx) => ((await isUnchanged(tx, message)) ? close(tx, message.id, status, reason) : false))

async function stumble(
  deps: Deps,
  message: MessageRecord,
  { why, problem, detail }: LineFailure,
): Promise<false> {
  if (why === 'token') return end(deps, message, 'failed', problem)
  if (why === 'refused') return end(deps, message, 'failed', `${problem} ${detail}`.trim())
  const dueAt = new Date(deps.now().getTime() + againMs)
  await deps.db.write(async (tx) => {
    if (await isUnchanged(tx, message)) await changeMessage(tx, message.id, { dueAt, statusReason: problem })
  })
  return false
}
