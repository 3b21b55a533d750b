import type { Tx } from '../../../db/db.ts'
import type { Deps } from '../../../deps.ts'
import { beginSending } from './begin-sending.ts'
import {
  type Chunk,
  findDue,
  finishMessage,
  leaveOut,
  markTry,
  nextChunk,
  receiversOf,
} from './chunk.queries.ts'
import { changeMessage, lockMessageById, type MessageRecord } from './message.queries.ts'
import { afterNight } from './quiet-hours.ts'
import { giveUp, isTooOld, sendChunk } from './send-chunk.ts'

/** Longer than LINE is waited for: who holds a message so long without a word has died. */
const leaseSeconds = 45
/** Other events wait behind a job, so that it ends now and then. */
const stepsPerJob = 10

type Step =
  | { kind: 'begin'; message: MessageRecord }
  | { kind: 'send'; message: MessageRecord; chunk: Chunk; to: string[] }
  | { kind: 'again' }

/** Brings a message on its way, step by step; each step is written down before LINE is called and after. */
export async function sendMessage(deps: Deps, { messageId }: { messageId: number }): Promise<void> {
  for (let step = 0; step < stepsPerJob; step++) if (!(await advance(deps, messageId))) return
  await deps.db.write((tx) => deps.jobs.announce(tx, 'message.due', { messageId }))
}

async function advance(deps: Deps, messageId: number): Promise<boolean> {
  const step = await deps.db.write((tx) => takeStep(tx, deps, messageId))
  if (!step) return false
  if (step.kind === 'begin') return beginSending(deps, step.message)
  return step.kind === 'again' || sendChunk(deps, step)
}

/** Nothing where it is not due: done, cancelled, waiting for its time, or in somebody else's hands. */
async function takeStep(tx: Tx, deps: Deps, id: number): Promise<Step | undefined> {
  const now = deps.now()
  const message = await lockMessageById(tx, id)
  if (!message?.dueAt || message.dueAt > now) return undefined
  if (message.status !== 'scheduled' && message.status !== 'sending') return undefined
  if (await waitsForMorning(tx, deps, message, now)) return undefined
  await lend(tx, deps, id, now)
  return message.status === 'scheduled' ? { kind: 'begin', message } : takeChunk(tx, message, now)
}

async function waitsForMorning(
  tx: Tx,
  { settings }: Deps,
  { id, quietHours }: MessageRecord,
  now: Date,
): Promise<boolean> {
  const dueAt = quietHours ? afterNight(now, settings.businessTz) : now
  if (dueAt <= now) return false
  await changeMessage(tx, id, { dueAt })
  return true
}

/** A watch that goes off where this server dies; the chore is behind it. */
async function lend(tx: Tx, { jobs }: Deps, messageId: number, now: Date): Promise<void> {
  await changeMessage(tx, messageId, { dueAt: new Date(now.getTime() + leaseSeconds * 1000) })
  const when = { key: String(messageId), afterSeconds: leaseSeconds + 1 }
  await jobs.announceOnce(tx, 'message.due', { messageId }, when)
}

async function takeChunk(tx: Tx, message: MessageRecord, now: Date): Promise<Step | undefined> {
  const chunk = await nextChunk(tx, message.id)
  if (!chunk) {
    await finishMessage(tx, message.id, now)
    return undefined
  }
  const receivers = await receiversOf(chunk, tx)
  if (isTooOld(chunk, now) || (receivers.length === 0 && chunk.attempts > 0)) await giveUp(tx, chunk, now)
  else if (receivers.length === 0) await leaveOut(tx, chunk.id)
  else {
    await markTry(
      tx,
      chunk.id,
      now,
      receivers.map(({ id }) => id),
    )
    return { kind: 'send', message, chunk, to: receivers.map(({ lineUserId }) => lineUserId) }
  }
  return (await finishMessage(tx, message.id, now)) === 'sending' ? { kind: 'again' } : undefined
}

/** Each minute: what was planned for now, and what a server left behind. */
export async function sendDue({ db, jobs, now }: Pick<Deps, 'db' | 'jobs' | 'now'>): Promise<void> {
  for (const messageId of await findDue(db, now()))
    await db.write((tx) => jobs.announce(tx, 'message.due', { messageId }))
}
