import type { Handle } from '../../../../db/db.ts'
import { rawQuery } from '../../../../db/raw-query.ts'

/** The parts of the timeline of member `$1`: id, at, kind, ref, name, amount, status. */
const timelineSources = [
  `select 'a' || m.id as id, m.created_at as at, 'joined' as kind, '' as ref,
     coalesce((select a.name from ad a where a.id = (m.source->>'adId')::int and a.store_id = m.store_id), '') as name,
     null::int as amount, coalesce(m.source->>'type', '') as status
   from member m where m.id = $1`,
  `select 'l' || e.webhook_event_id, e.at, e.type, '', '', null, ''
   from line_event e where e.member_id = $1 and e.type in ('follow', 'unfollow')`,
  `select 'o' || o.id, o.order_time, 'order', coalesce(o.order_no, ''),
     coalesce((select string_agg(i.oi_prod_name, '、' order by i.id) from (
       select i.id, i.oi_prod_name from order_item i where i.order_id = o.id order by i.id limit 3) i), ''),
     o.order_amount, coalesce(o.order_status, '')
   from "order" o where o.member_id = $1`,
  `select 'r' || ev.id, ev.at, 'refund', coalesce(o.order_no, ''), '', (ev.detail->>'amount')::int, ''
   from "order" o join order_event ev on ev.order_id = o.id and ev.kind = 'refunded' where o.member_id = $1`,
  `select 'c' || k.id, k.claimed_at, 'couponClaimed', k.ticket_no, c.cpn_title, null, k.status
   from coupon_ticket k join coupon c on c.id = k.coupon_id where k.member_id = $1`,
  `select 'u' || k.id, k.used_at, 'couponUsed', k.ticket_no, c.cpn_title, k.discount_amount, k.status
   from coupon_ticket k join coupon c on c.id = k.coupon_id where k.member_id = $1 and k.used_at is not null`,
  `select 'p' || l.id, l.at, 'points', mc.card_no, pc.pc_name, l.delta, l.reason
   from member_card mc join point_ledger l on l.member_card_id = mc.id
   join point_card pc on pc.id = mc.point_card_id where mc.member_id = $1`,
  `select 'v' || v.id, v.at, v.kind, coalesce(v.ad_id::text, ''), coalesce(a.name, ''), v.score,
     coalesce(v.game_id::text, '')
   from member_visit v left join ad a on a.id = v.ad_id where v.member_id = $1`,
  `select 't' || t.id, mt.at, 'tag', t.tag_code, t.tag_name, null, t.tag_type
   from member_tag mt join tag t on t.id = mt.tag_id where mt.member_id = $1`,
  `select 'm' || c.id, c.sent_at, 'message', m.msg_code, m.msg_title, null, ''
   from message_chunk c join message m on m.id = c.message_id
   where c.member_ids @> array[$1::int] and c.status = 'sent'`,
]

const listTimelineJsonQuery = rawQuery({
  name: 'member.timeline',
  row: { rows: 'text', total: 'int8' },
  sql: `with line as materialized (${timelineSources.join('\n union all ')})
   select coalesce((select json_agg(v) from (select id, at, kind, ref, name, amount, status from line
     order by at desc, id desc limit $2 offset $3) v), '[]')::text as rows,
     (select count(*) from line) as total`,
})
export const listTimelineJson = async (db: Handle, memberId: number, size: number, offset: number) =>
  (await db.run(listTimelineJsonQuery, [memberId, size, offset]))[0]
