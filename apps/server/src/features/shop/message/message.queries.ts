import { listMessageActions, messageStatuses } from '@lumiroute/contract/message'
import { and, eq, sql } from 'drizzle-orm'
import { actionsByStatus, asWriter, forWriters } from '../../../db/actions-sql.ts'
import type { Handle, Tx } from '../../../db/db.ts'
import { defineList } from '../../../db/list-json.ts'
import { rawQuery } from '../../../db/raw-query.ts'
import { messages } from '../../../db/schema/index.ts'

export type MessageRecord = typeof messages.$inferSelect

const actionsWhen = (isSentToAnyone: boolean) =>
  actionsByStatus('r.status', messageStatuses, (status) => listMessageActions({ status, isSentToAnyone }))

const actions = forWriters(`case when r.sent > 0 then ${actionsWhen(true)} else ${actionsWhen(false)} end`)

const columns = `r.msg_code as "msgCode", r.msg_title as "msgTitle", r.status, r.status_reason as "statusReason",
  r.target_text as "targetText", r.estimated, r.sent, r.failed, r.blocked, r.clicks, r.coupon_used as "couponUsed",
  r.orders, r.revenue, r.schedule_at as "scheduleAt", r.due_at as "dueAt", r.sent_at as "sentAt",
  r.created_at as "createdAt", r.updated_at as "updatedAt",
  (select a.admin_name from account a where a.id = r.created_by) as "createdBy", r.version,
  ${actions} as actions`

export const listMessagesJson = defineList({
  name: 'message.list',
  from: 'message r',
  columns,
  filters: {
    storeId: 'r.store_id = {storeId}',
    status: 'r.status = {status}',
    q: 'r.msg_title ilike {q} or r.msg_code ilike {q}',
  },
  orders: {
    msgTitle: 'r.msg_title',
    status: 'r.status',
    scheduleAt: `coalesce(r.schedule_at, '-infinity')`,
    sentAt: `coalesce(r.sent_at, '-infinity')`,
    createdAt: 'r.created_at',
    sent: 'r.sent',
    clicks: 'r.clicks',
    revenue: 'r.revenue',
  },
  order: '-createdAt',
})

const chunks = `coalesce((select json_agg(json_build_object('no', c.no, 'count', cardinality(c.member_ids),
    'status', c.status, 'attempts', c.attempts, 'httpStatus', c.http_status, 'requestId', c.request_id,
    'retryKey', c.retry_key, 'error', c.error, 'sentAt', c.sent_at) order by c.no)
  from message_chunk c where c.message_id = r.id), '[]')`

const byCode = rawQuery({
  name: 'message.byCode',
  row: { message: 'text' },
  sql: `select row_to_json(v)::text as message from (
     select ${asWriter(columns)}, r.target, r.messages, r.quiet_hours as "quietHours",
       r.notification_disabled as "notificationDisabled", r.on_quota_short as "onQuotaShort",
       r.trim_by as "trimBy", ${chunks} as chunks
     from message r where r.store_id = $1 and lower(r.msg_code) = lower($2)) v`,
})
export const findMessageJson = async (db: Handle, storeId: number, msgCode: string) =>
  (await db.run(byCode, [storeId, msgCode]))[0]?.message

export async function lockMessage(
  tx: Tx,
  storeId: number,
  msgCode: string,
): Promise<MessageRecord | undefined> {
  const named = and(eq(messages.storeId, storeId), sql`lower(${messages.msgCode}) = lower(${msgCode})`)
  const [found] = await tx.select().from(messages).where(named).for('update')
  return found
}

export async function lockMessageById(tx: Tx, id: number): Promise<MessageRecord | undefined> {
  const [found] = await tx.select().from(messages).where(eq(messages.id, id)).for('update')
  return found
}

const byKey = rawQuery({
  name: 'message.byKey',
  row: { msgCode: 'text' },
  sql: 'select msg_code as "msgCode" from message where store_id = $1 and retry_key = $2',
})
/** The message that an earlier call with this key made. */
export const findByKey = async (db: Handle, storeId: number, retryKey: string) =>
  (await db.run(byKey, [storeId, retryKey]))[0]?.msgCode

export const updateMessageRow = (tx: Tx, id: number, values: Partial<MessageRecord>) =>
  tx.update(messages).set(values).where(eq(messages.id, id))

/** Like `updateMessageRow`, by a person: editing an older version is rejected. */
export const editMessage = (tx: Tx, id: number, by: number, values: Partial<MessageRecord>) =>
  tx
    .update(messages)
    .set({ ...values, updatedAt: sql`now()`, updatedBy: by, version: sql`${messages.version} + 1` })
    .where(eq(messages.id, id))

type TagName = { code: string; name: string }

const listTagNamesQuery = rawQuery<TagName>({
  name: 'message.tags',
  row: { code: 'text', name: 'text' },
  sql: `select lower(tag_code) as code, tag_name as name from tag
   where store_id = $1 and lower(tag_code) = any($2::text[]) order by tag_group, tag_name`,
})
export const listTagNames = (db: Handle, storeId: number, codes: string[]) =>
  db.run(listTagNamesQuery, [storeId, codes])

const countMembersQuery = rawQuery({
  name: 'message.members',
  row: { n: 'int4' },
  sql: `select count(*)::int as n from member where store_id = $1 and mbr_code = any($2::text[]) and erased_at is null`,
})
export const countMembers = async (db: Handle, storeId: number, mbrCodes: string[]) =>
  (await db.run(countMembersQuery, [storeId, mbrCodes]))[0]?.n

const insertChunksQuery = rawQuery({
  name: 'message.insertChunks',
  row: {},
  sql: `insert into message_chunk (message_id, no, member_ids)
   select $1::int, (place - 1) / $3::int + 1, array_agg(id order by place)
   from unnest($2::int[]) with ordinality as n (id, place) group by 2`,
})
export async function insertChunks(
  db: Handle,
  messageId: number,
  memberIds: number[],
  size: number,
): Promise<void> {
  await db.run(insertChunksQuery, [messageId, memberIds, size])
}

export const deleteMessageRow = (tx: Tx, id: number) => tx.delete(messages).where(eq(messages.id, id))

type NewMessage = typeof messages.$inferInsert
/** Undefined if a concurrent call with the same key inserted it first. */
export async function insertMessage(tx: Tx, values: NewMessage) {
  const [row] = await tx
    .insert(messages)
    .values(values)
    .onConflictDoNothing({ target: [messages.storeId, messages.retryKey] })
    .returning({ id: messages.id, msgCode: messages.msgCode })
  return row
}

type Friend = { lineUserId: string | null; isFriend: boolean }

const findFriendQuery = rawQuery<Friend>({
  name: 'message.friend',
  row: { lineUserId: 'text?', isFriend: 'bool' },
  sql: `select line_user_id as "lineUserId", follow_status = 'following' and mbr_enabled as "isFriend" from member
   where store_id = $1 and mbr_code = $2 and erased_at is null`,
})
export const findFriend = async (db: Handle, storeId: number, mbrCode: string) =>
  (await db.run(findFriendQuery, [storeId, mbrCode]))[0]
