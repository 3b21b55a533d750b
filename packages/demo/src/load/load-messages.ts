import { randomUUID } from 'node:crypto'
import { MessageTarget } from '@lumiroute/contract/message'
import { sql } from 'drizzle-orm'
import type { Tx } from '@lumiroute/server/db/db.ts'
import { messages } from '@lumiroute/server/db/schema/index.ts'
import { updateResults } from '@lumiroute/server/features/shop/message/queries/result.queries.ts'
import { countTarget, saveReceivers } from '@lumiroute/server/features/shop/message/target.ts'
import { finishMessage } from '@lumiroute/server/features/shop/message/queries/chunk.queries.ts'
import { readBusinessMoment, writeBusinessMoment } from '@lumiroute/server/clock/business-moment.ts'
import type { Deps } from '@lumiroute/server/deps.ts'
import { type DemoMessage, demoMessages } from '../data/demo-messages.ts'

const dayMs = 86_400_000

/** Messages of the demo's first store, the only one with a LINE account. */
export async function loadDemoMessages(
  tx: Tx,
  deps: Deps,
  storeIds: ReadonlyMap<string, number>,
): Promise<void> {
  const storeId = storeIds.get('TPE001')
  if (storeId === undefined) return
  const ids: number[] = []
  for (const [no, message] of demoMessages.entries()) ids.push(await load(tx, deps, storeId, message, no + 1))
  // After all are loaded: an order is attributed to the last message before it.
  for (const id of ids) await updateResults(tx, id)
}

async function load(tx: Tx, deps: Deps, storeId: number, demo: DemoMessage, no: number): Promise<number> {
  const at = getElevenOClock(deps, demo.days)
  const target = MessageTarget.parse(demo.target)
  const { days: _days, status, ...fields } = demo
  const isSent = status === 'sent' || status === 'partial'
  const values = {
    ...fields,
    target,
    storeId,
    msgCode: `DEMO-${no}`,
    retryKey: randomUUID(),
    // The final status follows from the chunks.
    status: isSent ? 'sending' : status,
    estimated: await countTarget(tx, storeId, target),
    lineMessages: isSent ? [] : null,
    scheduleAt: status === 'scheduled' ? at : null,
    dueAt: status === 'scheduled' ? at : null,
    createdAt: at < deps.now() ? at : deps.now(),
  }
  const [made] = await tx.insert(messages).values(values).returning({ id: messages.id })
  const { id } = made as { id: number }
  if (isSent) await deliver(tx, { id, storeId, target, at, isPartial: status === 'partial' })
  return id
}

function getElevenOClock({ now, settings }: Deps, days: number): Date {
  const day = writeBusinessMoment(new Date(now().getTime() + days * dayMs), settings.businessTz).slice(0, 10)
  return readBusinessMoment(`${day} 11:00`, settings.businessTz) ?? now()
}

type Delivery = { id: number; storeId: number; target: MessageTarget; at: Date; isPartial: boolean }

async function deliver(tx: Tx, { id, storeId, target, at, isPartial }: Delivery): Promise<void> {
  await saveReceivers(tx, { messageId: id, storeId, target, trimBy: 'recent' }, null)
  // Members who became friends later did not receive it.
  await tx.execute(sql`update message_chunk set member_ids = array(select n.id from unnest(member_ids) with ordinality
    as n(id, place) join member m on m.id = n.id where m.followed_at <= ${at} order by n.place) where message_id = ${id}`)
  await tx.execute(sql`update message set estimated = (select coalesce(sum(cardinality(member_ids)), 0)
    from message_chunk where message_id = ${id}) where id = ${id}`)
  if (isPartial)
    await tx.execute(sql`with half as (update message_chunk
        set member_ids = member_ids[:cardinality(member_ids) / 2 + 1] where message_id = ${id} and no = 1
        returning (select o.member_ids[cardinality(o.member_ids) / 2 + 2:] from message_chunk o
          where o.message_id = ${id} and o.no = 1) as rest)
      insert into message_chunk (message_id, no, member_ids, status, attempts, http_status, error)
      select ${id}::int, 2, rest, 'skipped', 1, 429, 'LINE 本月可發送的訊息數已用完' from half
      where cardinality(rest) > 0`)
  await tx.execute(sql`update message_chunk set status = 'sent', attempts = 1, http_status = 200, tried_at = ${at},
    sent_at = ${at}, request_id = md5(retry_key::text) where message_id = ${id} and status = 'waiting'`)
  await finishMessage(tx, id, at)
}
