import type { Handle } from '../../../../db/db.ts'
import { rawQuery } from '../../../../db/raw-query.ts'

const listRecentMessagesQuery = rawQuery({
  name: 'message.recent',
  row: { id: 'int4' },
  sql: `select id from message where sent > 0 and sent_at > $1::timestamptz - interval '9 days' order by id`,
})
export const listRecentMessages = async (db: Handle, now: Date) =>
  (await db.run(listRecentMessagesQuery, [now])).map(({ id }) => id)

// An order belongs to the last message its member got before paying, so that no money is counted twice.
const measure = rawQuery({
  name: 'message.measure',
  row: {},
  sql: `with got as (
     select unnest(c.member_ids) as member_id, c.sent_at from message_chunk c
     where c.message_id = $1 and c.status = 'sent'),
   bought as (
     select count(*)::int as orders, coalesce(sum(o.order_amount - o.refunded_amount), 0)::int as revenue
     from got join "order" o on o.member_id = got.member_id and o.source in ('CART', 'POS')
       and o.paid_at between got.sent_at and got.sent_at + interval '7 days'
       and o.payment_status in ('SUCCESS', 'PART_REFUNDED')
     where not exists (select 1 from message_chunk later where later.member_ids @> array[got.member_id]
       and later.status = 'sent' and later.sent_at > got.sent_at and later.sent_at <= o.paid_at)),
   used as (
     select count(*)::int as n from message m join coupon k on k.store_id = m.store_id
       and lower(k.cpn_code) in (select lower(b ->> 'cpnCode') from jsonb_array_elements(m.messages) b)
       join coupon_ticket t on t.coupon_id = k.id and t.status = 'used'
       join got on got.member_id = t.member_id and t.used_at between got.sent_at and got.sent_at + interval '7 days'
     where m.id = $1)
   update message m set orders = bought.orders, revenue = bought.revenue, coupon_used = used.n
   from bought, used where m.id = $1
     and (m.orders, m.revenue, m.coupon_used) is distinct from (bought.orders, bought.revenue, used.n)`,
})

export const updateResults = (db: Handle, id: number) => db.run(measure, [id])
