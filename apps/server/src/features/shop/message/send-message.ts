import type { Tx } from '../../../db/db.ts'
import type { Deps } from '../../../deps.ts'
import { beginSending } from './begin-sending.ts'
import { lockMessageById, type MessageRecord, updateMessageRow } from './message.queries.ts'
import {
  type Chunk,
  findNextChunk,
  finishMessage,
  listDueMessages,
  listReceivers,
  recordAttempt,
  skipChunk,
} from './queries/chunk.queries.ts'
import { endOfQuietHours } from './quiet-hours.ts'
import { failChunk, isTooOld, sendChunk } from './send-chunk.ts'

/** Longer than the timeout of a LINE call: after that, the server that held the message has died. */
const leaseSeconds = 45
/** Limits how long one job blocks other events. */
const stepsPerJob = 10

type Step =
  | { kind: 'begin'; message: MessageRecord }
  | { kind: 'send'; message: MessageRecord; chunk: Chunk; to: string[] }
  | { kind: 'again' }

/** Sends a message step by step; each step is saved before and after LINE is called. */
export async function sendMessage(deps: Deps, { messageId }: { messageId: number }): Promise<void> {
  for (let step = 0; step < stepsPerJob; step++) if (!(await advance(deps, messageId))) return
  await deps.db.write((tx) => deps.jobs.announce(tx, 'message.due', { messageId }))
}

async function advance(deps: Deps, messageId: number): Promise<boolean> {
  const step = await deps.db.write((tx) => nextStep(tx, deps, messageId))
  if (!step) return false
  if (step.kind === 'begin') return beginSending(deps, step.message)
  return step.kind === 'again' || sendChunk(deps, step)
}

/** Undefined if the message is done, cancelled, not due, or held by another server. */
async function nextStep(tx: Tx, deps: Deps, id: number): Promise<Step | undefined> {
  const now = deps.now()
  const message = await lockMessageById(tx, id)
  if (!message?.dueAt || message.dueAt > now) return undefined
  if (message.status !== 'scheduled' && message.status !== 'sending') return undefined
  if (await waitsForMorning(tx, deps, message, now)) return undefined
  await renewLease(tx, deps, id, now)
  return message.status === 'scheduled' ? { kind: 'begin', message } : nextChunkStep(tx, message, now)
}

async function waitsForMorning(
  tx: Tx,
  { settings }: Deps,
  { id, quietHours }: MessageRecord,
  now: Date,
): Promise<boolean> {
  const dueAt = quietHours ? endOfQuietHours(now, settings.businessTz) : now
  if (dueAt <= now) return false
  await updateMessageRow(tx, id, { dueAt })
  return true
}

/** Another server takes over once the lease expires. */
async function renewLease(tx: Tx, { jobs }: Deps, messageId: number, now: Date): Promise<void> {
  await updateMessageRow(tx, messageId, { dueAt: new Date(now.getTime() + leaseSeconds * 1000) })
  const when = { key: String(messageId), afterSeconds: leaseSeconds + 1 }
  await jobs.announceOnce(tx, 'message.due', { messageId }, when)
}

async function nextChunkStep(tx: Tx, message: MessageRecord, now: Date): Promise<Step | undefined> {
  const chunk = await findNextChunk(tx, message.id)
  if (!chunk) {
    await finishMessage(tx, message.id, now)
    return undefined
  }
  const receivers = await listReceivers(tx, chunk)
  if (isTooOld(chunk, now) || (receivers.length === 0 && chunk.attempts > 0)) await failChunk(tx, chunk, now)
  else if (receivers.length === 0) await skipChunk(tx, chunk.id)
  else {
    await recordAttempt(
      tx,
      chunk.id,
      now,
      receivers.map(({ id }) => id),
    )
    return { kind: 'send', message, chunk, to: receivers.map(({ lineUserId }) => lineUserId) }
  }
  return (await finishMessage(tx, message.id, now)) === 'sending' ? { kind: 'again' } : undefined
}

/** Each minute: messages that are due, and those held by a dead server. */
export async function sendDue({ db, jobs, now }: Pick<Deps, 'db' | 'jobs' | 'now'>): Promise<void> {
  for (const messageId of await listDueMessages(db, now()))
    await db.write((tx) => jobs.announce(tx, 'message.due', { messageId }))
}
