import type { Handle, Tx } from '../../../../db/db.ts'
import { rawQuery } from '../../../../db/raw-query.ts'
import { allBlocked, canceledByHand } from '../stored-texts.ts'

export type Chunk = {
  id: number
  retryKey: string
  memberIds: number[]
  attempts: number
  triedAt: Date | null
}

const next = rawQuery<Chunk>({
  name: 'messageChunk.next',
  row: { id: 'int4', retryKey: 'uuid', memberIds: 'int4[]', attempts: 'int4', triedAt: 'timestamptz?' },
  sql: `select id, retry_key as "retryKey", member_ids as "memberIds", attempts, tried_at as "triedAt"
   from message_chunk where message_id = $1 and status = 'waiting' order by no limit 1`,
})
export const findNextChunk = async (tx: Tx, messageId: number) => (await tx.run(next, [messageId]))[0]

type Receiver = { id: number; lineUserId: string }

const friends = rawQuery<Receiver>({
  name: 'messageChunk.friends',
  row: { id: 'int4', lineUserId: 'text' },
  sql: `select id, line_user_id as "lineUserId" from member where id = any($1::int[]) and follow_status = 'following'
     and mbr_enabled and erased_at is null and line_user_id is not null
     and consent->>'messages' is distinct from 'false' order by array_position($1::int[], id)`,
})
const asBefore = rawQuery<Receiver>({
  name: 'messageChunk.asBefore',
  row: { id: 'int4', lineUserId: 'text' },
  sql: `select id, line_user_id as "lineUserId" from member where id = any($1::int[]) and line_user_id is not null
   order by array_position($1::int[], id)`,
})

/** On the first attempt those who still follow; later the same again, since LINE may have accepted it. */
export const listReceivers = (tx: Tx, { memberIds, attempts }: Chunk): Promise<Receiver[]> =>
  tx.run(attempts === 0 ? friends : asBefore, [memberIds])

const mark = rawQuery({
  name: 'messageChunk.try',
  row: {},
  sql: `update message_chunk set attempts = attempts + 1, tried_at = coalesce(tried_at, $2),
     blocked = blocked + cardinality(member_ids) - cardinality($3::int[]), member_ids = $3::int[] where id = $1`,
})
/** Saved before LINE is called, so that a retry repeats the same call. */
export const recordAttempt = (tx: Tx, id: number, at: Date, memberIds: number[]) =>
  tx.run(mark, [id, at, memberIds])

const leave = rawQuery({
  name: 'messageChunk.leave',
  row: {},
  sql: `update message_chunk set status = 'skipped', blocked = cardinality(member_ids), error = $2
   where id = $1 and status = 'waiting'`,
})
export const skipChunk = (tx: Tx, id: number) => tx.run(leave, [id, allBlocked])

type Outcome = { status: 'sent' | 'failed'; httpStatus: number | null; requestId: string; error: string }

const settle = rawQuery({
  name: 'messageChunk.settle',
  row: {},
  sql: `update message_chunk set status = $2, http_status = $3, request_id = $4, error = $5,
     sent_at = case when $2 = 'sent' then $6::timestamptz end where id = $1 and status = 'waiting'`,
})
export const settleChunk = (tx: Tx, id: number, at: Date, outcome: Outcome) => {
  const { status, httpStatus, requestId, error } = outcome
  return tx.run(settle, [id, status, httpStatus, requestId, error, at])
}

const retryLater = rawQuery({
  name: 'messageChunk.retryLater',
  row: {},
  sql: `update message_chunk set http_status = $2, error = $3 where id = $1 and status = 'waiting'`,
})
export const setChunkError = (tx: Tx, id: number, httpStatus: number | null, error: string) =>
  tx.run(retryLater, [id, httpStatus, error])

const rest = rawQuery({
  name: 'messageChunk.rest',
  row: {},
  sql: `update message_chunk set status = $2, error = $3, http_status = $4 where message_id = $1 and status = 'waiting'`,
})
/** Ends all waiting chunks for the same reason. */
export const endWaitingChunks = (
  tx: Tx,
  messageId: number,
  status: 'failed' | 'skipped',
  error: string,
  httpStatus: number | null,
) => tx.run(rest, [messageId, status, error, httpStatus])

const finish = rawQuery({
  name: 'message.finish',
  row: { status: 'text' },
  sql: `with c as (
     select coalesce(sum(cardinality(member_ids)) filter (where status = 'sent'), 0)::int as sent,
       coalesce(sum(cardinality(member_ids)) filter (where status = 'failed'), 0)::int as failed,
       sum(blocked)::int as blocked, min(sent_at) as sent_at,
       count(*) filter (where status = 'waiting') > 0 as waits,
       count(*) filter (where status = 'failed' or status = 'skipped' and blocked = 0) > 0 as is_short,
       max(error) filter (where status in ('failed', 'skipped')) as error
     from message_chunk where message_id = $1)
   update message m set sent = c.sent, failed = c.failed, blocked = c.blocked, sent_at = c.sent_at,
     status = case when c.waits then m.status when c.sent > 0 and not c.is_short then 'sent'
       when c.sent > 0 then 'partial' when m.status_reason = $3 then 'canceled' else 'failed' end,
     status_reason = case when m.status_reason = $3 then $3 when c.waits or not c.is_short and c.sent > 0 then ''
       else coalesce(c.error, '') end,
     due_at = case when c.waits then $2::timestamptz end
   from c where m.id = $1 returning m.status`,
})
/** Sums up the chunks; the message is done once none is pending. */
export const finishMessage = async (tx: Tx, messageId: number, now: Date) =>
  (await tx.run(finish, [messageId, now, canceledByHand]))[0]?.status

const due = rawQuery({
  name: 'message.due',
  row: { id: 'int4' },
  sql: `select id from message where status in ('scheduled', 'sending') and due_at <= $1 order by due_at limit 100`,
})
export const listDueMessages = async (db: Handle, now: Date) => (await db.run(due, [now])).map(({ id }) => id)

const skipUntriedChunksQuery = rawQuery({
  name: 'messageChunk.cancel',
  row: {},
  sql: `update message_chunk set status = 'skipped', error = $2
   where message_id = $1 and status = 'waiting' and attempts = 0`,
})
/** Chunks that LINE may have accepted stay pending for a retry. */
export async function skipUntriedChunks(tx: Tx, messageId: number, reason: string): Promise<void> {
  await tx.run(skipUntriedChunksQuery, [messageId, reason])
}
