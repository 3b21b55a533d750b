import type { LineFailure, LineMessage } from '../../../adapters/line/line.port.ts'
import type { Tx } from '../../../db/db.ts'
import type { Deps } from '../../../deps.ts'
import { findLineChannel } from '../../platform/third-party/find-line-channel.ts'
import { forgetQuota } from './get-quota.ts'
import { lockMessageById, type MessageRecord, updateMessageRow } from './message.queries.ts'
import {
  type Chunk,
  endWaitingChunks,
  finishMessage,
  setChunkError,
  settleChunk,
} from './queries/chunk.queries.ts'
import { describeFailure } from './require-channel.ts'
import { noChannel, unknownOutcome } from './stored-texts.ts'
import { storeText } from '../../../text/text.ts'

/** LINE forgets a retry key after a day; a later retry would send twice. */
const retryKeyLifetimeMs = 23 * 60 * 60_000
const firstPauseMs = 2000
const longestPauseMs = 5 * 60_000

export const isTooOld = ({ triedAt }: Chunk, now: Date): boolean =>
  triedAt !== null && now.getTime() - triedAt.getTime() > retryKeyLifetimeMs

export const failChunk = (tx: Tx, { id }: Chunk, now: Date) =>
  settleChunk(tx, id, now, { status: 'failed', httpStatus: null, requestId: '', error: unknownOutcome })

type Sending = { message: MessageRecord; chunk: Chunk; to: string[] }

/** One call to LINE; true if the next chunk may follow. */
export async function sendChunk(deps: Deps, sending: Sending): Promise<boolean> {
  const { message, chunk, to } = sending
  const channel = await findLineChannel(deps, message.storeId)
  if (!channel)
    return record(deps, sending, (tx) => endWaitingChunks(tx, message.id, 'failed', noChannel, null))
  const answer = await deps.line.multicast(channel.accessToken, {
    to,
    messages: message.lineMessages as LineMessage[],
    retryKey: chunk.retryKey,
    notificationDisabled: message.notificationDisabled,
  })
  if (!answer.ok) return recordFailure(deps, sending, answer)
  forgetQuota(deps, message.storeId)
  const { httpStatus, requestId } = answer
  return record(deps, sending, (tx) =>
    settleChunk(tx, chunk.id, deps.now(), { status: 'sent', httpStatus, requestId, error: '' }),
  )
}

/** Locks the message first, like everything that changes its chunks. */
const record = ({ db, now }: Deps, { message }: Sending, work: (tx: Tx) => Promise<unknown>) =>
  db.write(async (tx) => {
    await lockMessageById(tx, message.id)
    await work(tx)
    return (await finishMessage(tx, message.id, now())) === 'sending'
  })

function recordFailure(deps: Deps, sending: Sending, failure: LineFailure): Promise<boolean> {
  const { message, chunk } = sending
  const { why, httpStatus, requestId } = failure
  const reason = storeText(failure.problem)
  if (why === 'away' || why === 'rate') return tryLater(deps, sending, failure)
  // The month's quota is used up for all remaining chunks.
  if (why === 'quota')
    return record(deps, sending, (tx) => endWaitingChunks(tx, message.id, 'skipped', reason, httpStatus))
  if (why === 'token')
    return record(deps, sending, (tx) => endWaitingChunks(tx, message.id, 'failed', reason, httpStatus))
  const error = storeText(describeFailure(failure))
  return record(deps, sending, (tx) =>
    settleChunk(tx, chunk.id, deps.now(), { status: 'failed', httpStatus, requestId, error }),
  )
}

async function tryLater(
  { db, jobs, now }: Deps,
  { message, chunk }: Sending,
  { httpStatus, problem }: LineFailure,
): Promise<false> {
  const pauseMs = Math.min(firstPauseMs * 2 ** Math.min(chunk.attempts, 20), longestPauseMs)
  const messageId = message.id
  await db.write(async (tx) => {
    await lockMessageById(tx, messageId)
    await setChunkError(tx, chunk.id, httpStatus, storeText(problem))
    await updateMessageRow(tx, messageId, { dueAt: new Date(now().getTime() + pauseMs) })
    const when = { key: `${messageId} again`, afterSeconds: pauseMs / 1000 }
    await jobs.announceOnce(tx, 'message.due', { messageId }, when)
  })
  return false
}
