import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyRules } from '@lumiroute/server/features/shop/tag/apply-rule.ts'
import { startTestApp, type TestApp } from '@lumiroute/server/testing/test-app.ts'
import { prepareInstallation } from './prepare-installation.ts'
import { getStillName } from './load/save-screens.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
  t.deps.settings.demoData = true
  await prepareInstallation(t.deps)
})
afterAll(() => t.close())

const rows = async <Row extends Record<string, unknown>>(text: string) =>
  (await t.deps.db.execute<Row>(sql.raw(text))).rows

/** Each query returns the rows that contradict the statement. */
const contradictions: Record<string, string> = {
  'an ad on air has its approval in the audit trail': `select a.id from ad a where a.snapshot_id is not null
    and not exists (select from audit_event e where e.action = 'ad.approved' and e.object_id = a.id::text)`,
  'an ad is submitted before it is approved, and withdrawn after': `select a.at, b.action, b.at from audit_event a
    join audit_event b on b.object_id = a.object_id and b.object_kind = 'ad' and b.at < a.at
    where (a.action, b.action) in (('ad.submitted', 'ad.approved'), ('ad.approved', 'ad.withdrawn'))`,
  'the audit trail holds nothing of the future, and no one signs in before their account was made': `select e.id from
    audit_event e left join account a on a.id = e.account_id where e.at > now()
    or (e.action like 'session.%' and e.at < a.created_at)`,
  'points are earned on a card after it was issued': `select l.id, l.at, c.issued_at from point_ledger l
    join member_card c on c.id = l.member_card_id where l.at < c.issued_at`,
  'a ledger runs forward in time': `select * from (select id, at, lag(at) over (partition by member_card_id order by id)
    as before from point_ledger) l where at < before`,
  'a ledger’s balance is the sum of its entries': `select * from (select id, balance_after,
    sum(delta) over (partition by member_card_id order by id) as total from point_ledger) l where balance_after <> total`,
  'a card has the points of its ledger': `select c.id, c.points from member_card c where c.state = 'active'
    and c.points <> (select coalesce(sum(delta), 0) from point_ledger l where l.member_card_id = c.id)`,
  'a card is issued after its member joined': `select c.id from member_card c join member m on m.id = c.member_id
    where c.issued_at < m.created_at`,
  'a card is issued after its point card was created': `select c.id from member_card c join point_card p
    on p.id = c.point_card_id where c.issued_at < p.created_at`,
  'a ticket is claimed after its member joined': `select t.id, t.claimed_at, m.created_at from coupon_ticket t
    join member m on m.id = t.member_id where t.claimed_at < m.created_at`,
  'a ticket is claimed after its coupon was created': `select t.id from coupon_ticket t join coupon c on c.id = t.coupon_id
    where t.claimed_at < c.created_at`,
  'a ticket is used after it was claimed, while valid, and not in the future': `select id, claimed_at, used_at, valid_from,
    expires_at from coupon_ticket where used_at < claimed_at or used_at < valid_from or used_at > expires_at
    or used_at > now()`,
  'an expired ticket is not held': `select id from coupon_ticket where status = 'held' and expires_at < now()`,
  'a birthday ticket is issued in the month of birth': `select t.id from coupon_ticket t join coupon c on c.id = t.coupon_id
    join member m on m.id = t.member_id where c.cpn_issue ->> 'type' = 'birthday'
    and extract(month from t.claimed_at) is distinct from extract(month from m.mbr_birth)`,
  'a ticket used in the shop belongs to an order': `select id from coupon_ticket
    where status = 'used' and channel = 'shop' and order_id is null`,
  'a coupon counts its tickets': `select c.id, c.cpn_code, c.claimed, c.used, c.discount_total, t.* from coupon c
    cross join lateral (select count(*) as n, count(*) filter (where status = 'used') as u,
      coalesce(sum(discount_amount) filter (where status = 'used'), 0) as d
      from coupon_ticket where coupon_id = c.id) t
    where (c.claimed, c.used, c.discount_total) is distinct from (t.n, t.u, t.d)`,
  'an order is placed after its member joined': `select o.id from "order" o join member m on m.id = o.member_id
    where o.order_time < m.created_at`,
  'an order is paid after it was placed, and not in the future': `select id from "order" where paid_at < order_time
    or paid_at > now() or order_time > now()`,
  'an order’s history is sorted and starts when it was placed': `select * from (select e.order_id, e.at, o.order_time,
    lag(e.at) over (partition by e.order_id order by e.id) as before from order_event e
    join "order" o on o.id = e.order_id) e where at < before or at < order_time or at > now()`,
  'an order contains products that are on sale': `select i.id from order_item i join "order" o on o.id = i.order_id
    join product p on p.id = i.product_id where o.order_time < p.created_at`,
  'the amount of a shop order is the sum of its lines': `select o.id, o.order_amount, i.total from "order" o
    cross join lateral (select sum(oi_total) as total from order_item where order_id = o.id) i
    where o.source = 'CART' and o.order_amount <> i.total + o.shipping_fee - o.points_used
      and o.order_amount <> o.prod_total_price - o.discount_total + o.shipping_fee - o.points_used`,
  'a product counts pieces sold and not refunded': `select p.id, p.prod_name, p.prod_sold_qty from product p
    where p.prod_sold_qty <> (select coalesce(sum(i.oi_prod_sale_qty - i.oi_refunded_qty), 0) from order_item i
      join "order" o on o.id = i.order_id and o.is_stock_taken where i.product_id = p.id)`,
  'a member’s totals are those of the paid orders': `select m.id, m.total_spent, o.* from member m
    cross join lateral (select count(*) filter (where refunded_amount < order_amount) as n,
      coalesce(sum(order_amount - refunded_amount), 0) as spent, max(paid_at) as last
      from "order" where member_id = m.id and paid_at is not null
      and payment_status in ('SUCCESS', 'PART_REFUNDED', 'REFUNDED')) o
    where (m.order_count, m.total_spent) is distinct from (o.n, o.spent)
      or (m.last_order_at is not null and m.last_order_at < o.last)`,
  'a member’s last activity is the latest of their actions': `select m.id, m.last_active_at from member m
    where m.last_active_at < greatest(m.last_order_at, m.followed_at,
      (select max(v.at) from member_visit v where v.member_id = m.id))`,
  'a member follows, then blocks, and not in the future': `select id from member where blocked_at < followed_at
    or greatest(created_at, followed_at, blocked_at, last_active_at) > now() + interval '1 minute'`,
  'a tag is assigned after it was created and the member joined': `select mt.* from member_tag mt
    join tag t on t.id = mt.tag_id join member m on m.id = mt.member_id where mt.at < t.created_at or mt.at < m.created_at`,
  'a member scans and plays what is on air at that time': `select v.*, r.start_date_time, r.end_date_time
    from member_visit v left join broadcast_record r on r.id = v.record_id join member m on m.id = v.member_id
    where r.id is null or r.ad_id <> v.ad_id or v.at < r.start_date_time or v.at < m.created_at
      or v.at > coalesce(r.end_date_time, now())`,
  'a member scans an ad with a code and plays the game of the ad': `select v.* from member_visit v
    join ad a on a.id = v.ad_id where (v.kind = 'scan' and not a.enabled_qrcode_log)
      or (v.kind = 'game' and v.game_id is distinct from a.game_id)`,
  'a member who came through an ad joined after it was on air': `select m.id from member m
    left join broadcast_record r on r.id = (m.source ->> 'recordId')::int
    where m.source ->> 'type' in ('ad', 'game') and (r.id is null or r.ad_id <> (m.source ->> 'adId')::int
      or m.created_at < r.start_date_time)`,
  'an ad is created, then submitted, then reviewed': `select id, name, created_at, submitted_at, reviewed_at
    from ad where submitted_at < created_at or reviewed_at < submitted_at or greatest(submitted_at, reviewed_at) > now()`,
  'an ad is paid before it is approved': `select a.id, a.name from ad a join "order" o on o.ad_id = a.id
    where a.review = 'accept' and (o.paid_at is null or o.paid_at > a.reviewed_at)`,
  'an ad is approved before it is on air': `select a.id, a.name from ad a join ad_snapshot s on s.ad_id = a.id
    join broadcast_record r on r.ad_id = a.id where r.start_date_time < s.approved_at`,
  'a record is within its day': `select id from broadcast_record where start_date_time::date <> broadcast_date
    or end_date_time < start_date_time or end_date_time > (broadcast_date + 1)::timestamptz`,
  'a moving record is on the vehicle that was booked': `select r.id, a.name from broadcast_record r
    join ad a on a.id = r.ad_id left join booking b on b.ad_id = r.ad_id and b.date = r.broadcast_date
    where a.move_type = 'move_play' and r.vehicle_id is distinct from b.vehicle_id`,
  'plays are within their record and show its ad’s materials': `select p.play_id from record_play p
    join broadcast_record r on r.id = p.record_id where p.start_at < r.start_date_time or p.end_at < p.start_at
      or p.end_at > coalesce(r.end_date_time, now()) or not exists (select from ad_snapshot s,
        jsonb_array_elements(coalesce(s.content -> 'playlistOne' -> 'materials', '[]')
          || coalesce(nullif(s.content -> 'playlistTwo' -> 'materials', 'null'), '[]')) m
        where s.ad_id = r.ad_id and (m ->> 'id')::int = p.material_id and m ->> 'sha256' = p.sha256) limit 5`,
  'samples are within their record': `select s.record_id, s.record_time from record_sample s
    join broadcast_record r on r.id = s.record_id where s.record_time < r.start_date_time
      or s.record_time > coalesce(r.end_date_time, now()) limit 5`,
  'screenshots are within their record and one of its plays': `select i.* from record_image i
    join broadcast_record r on r.id = i.record_id where i.at < r.start_date_time or i.at > coalesce(r.end_date_time, now())
      or not exists (select from record_play p where p.record_id = r.id and i.at between p.start_at and p.end_at)`,
  'screenshots are files of the record’s store': `select i.* from record_image i join broadcast_record r
    on r.id = i.record_id join file f on f.uuid_name = i.file_name where f.store_id <> r.store_id`,
  'scans and results are within their record': `select r.id from broadcast_record r where exists (select from ad_scan s
      where s.record_id = r.id and (s.at < r.start_date_time or s.at > coalesce(r.end_date_time, now())))
    or exists (select from game_result g where g.record_id = r.id and (g.record_time < r.start_date_time
      or g.record_time > coalesce(r.end_date_time, now())))`,
  'a step of the funnel follows its scan within the rule, by the same member': `select s.* from touch_step s
    join touch t on t.id = s.touch_id where s.at < t.at or s.at > t.at + case s.step when 'follow' then interval '30 minutes'
      when 'coupon' then interval '24 hours' else interval '7 days' end or (s.step = 'order' and not exists (select
        from "order" o where o.id = s.ref::int and o.member_id = t.member_id
          and s.amount = o.order_amount - o.refunded_amount and o.payment_status in ('SUCCESS', 'PART_REFUNDED')))`,
  'every scan is a touch': `select s.id from ad_scan s where not exists (select from touch t
    where t.ad_id = s.ad_id and t.at = s.at)`,
  'results of a linked game are within a game room': `select g.result_id from game_result g
    join broadcast_record r on r.id = g.record_id join ad a on a.id = r.ad_id where a.move_type = 'store_united_game'
      and not exists (select from game_room o where o.record_id = r.id
        and g.record_time between o.starts_at and o.ended_at)`,
  'a record counts its plays and samples': `select r.id, r.delivered_plays, r.sample_count from broadcast_record r
    where r.start_date_time is not null and (r.delivered_plays <> (select count(*) from record_play p
        where p.record_id = r.id and abs(p.played_ms - p.planned_ms) <= 500)
      or r.sample_count <> (select count(*) from record_sample s where s.record_id = r.id))`,
  'a message reaches members who were friends at that time': `select m.id, m.msg_title, c.no from message m
    join message_chunk c on c.message_id = m.id cross join lateral unnest(c.member_ids) as n(id)
    join member b on b.id = n.id where b.followed_at > coalesce(c.sent_at, m.sent_at) limit 5`,
  'a message has at most its estimated receivers, and at most as many clicks': `select id, msg_title, sent, estimated,
    clicks from message where sent > estimated or clicks > sent`,
  'a store has no activity before it exists or after it was disabled': `select l.store_id, min(l.at) from activity_log l
    join store s on s.id = l.store_id where l.at < s.created_at group by 1`,
  'no text contains 屏': `select name from ad where concat(name, marquee, memo, reason) like '%屏%'
    union all select name from device where name like '%屏%' union all select name from place where name like '%屏%'`,
}

test.each(Object.entries(contradictions))('%s', async (_claim, query) => {
  expect(await rows(query)).toEqual([])
})

test('the demo has data for every statement', async () => {
  const [counts] = await rows<Record<string, number>>(`select
    (select count(*)::int from point_ledger where reason = 'earn' and ref_type is not null) as "points of orders",
    (select count(*)::int from coupon_ticket where status = 'used' and order_id is not null) as "tickets in orders",
    (select count(*)::int from coupon_ticket where status = 'used' and order_id is null) as "tickets at the counter",
    (select count(*)::int from member_visit where kind = 'scan') as scans,
    (select count(*)::int from member_visit where kind = 'game') as games,
    (select count(*)::int from member where source ->> 'type' = 'ad') as "came by an ad",
    (select count(*)::int from record_image) as images,
    (select count(*)::int from member_tag mt join tag t on t.id = mt.tag_id and t.tag_type = 'auto') as "ruled tags"`)
  expect(Object.entries(counts ?? {}).filter(([, count]) => count === 0)).toEqual([])
})

test('rule-based tags are on exactly the members that match the rule', async () => {
  const carried = () => rows('select tag_id, member_id from member_tag order by 1, 2')
  const before = await carried()
  await applyRules(t.deps)
  expect(await carried()).toEqual(before)
})

type Shot = { fileName: string; adName: string; mode: string; main: string; side: string | null }

test('a screenshot shows the materials that were playing', async () => {
  const shots = await rows<Shot>(`select distinct i.file_name as "fileName", a.name as "adName", a.mode,
      mf.original_name as main, sf.original_name as side
    from record_image i join broadcast_record r on r.id = i.record_id join ad a on a.id = r.ad_id
    join record_play p on p.record_id = r.id and i.at between p.start_at and p.end_at
    join material m on m.id = p.material_id and (a.mode <> 'split' or m.playlist_id = a.play_id1)
    join file mf on mf.uuid_name = m.file_name
    left join lateral (select f.original_name from record_play q join material n on n.id = q.material_id
      join file f on f.uuid_name = n.file_name where a.mode = 'split' and q.record_id = r.id
        and n.playlist_id = a.play_id2 and i.at between q.start_at and q.end_at limit 1) sf on true`)
  expect(shots.length).toBeGreaterThan(5)
  const media = await mediaByName()
  for (const { fileName, mode, main, side } of shots) {
    const shot = await buffer((await t.deps.storage.open(fileName)).stream)
    const parts =
      mode === 'split'
        ? ([
            [0, 640, main],
            [640, 320, side],
          ] as const)
        : ([[0, 960, main]] as const)
    for (const [from, width, name] of parts)
      expect(await difference(shot, from, width, media.get(name as string) as string)).toBeLessThan(8)
  }
})

/** By the stored file name of the material. */
async function mediaByName(): Promise<Map<string, string>> {
  const { demoPlaylists } = await import('./data/demo-playlists.ts')
  return new Map(
    demoPlaylists.flatMap(({ materials }) =>
      materials.map(({ name, media }) => [`${name}${path.extname(media)}`, media] as const),
    ),
  )
}

/** Mean grey value difference between a part of the screenshot and the material in it. */
async function difference(shot: Buffer, left: number, width: number, media: string): Promise<number> {
  const small = { width: 64, height: 54 }
  const part = await sharp(shot).extract({ left, top: 0, width, height: 540 }).toBuffer()
  const still = await readFile(path.join(import.meta.dirname, 'media', getStillName(media)))
  const shown = await sharp(still)
    .resize({ width, height: 540, fit: 'contain', background: '#0B1220' })
    .toBuffer()
  const [a, b] = await Promise.all(
    [part, shown].map((image) =>
      sharp(image)
        .resize({ ...small, fit: 'fill' })
        .greyscale()
        .raw()
        .toBuffer(),
    ),
  )
  return (
    (a as Buffer).reduce((sum, value, at) => sum + Math.abs(value - ((b as Buffer)[at] ?? 0)), 0) /
    (a as Buffer).length
  )
}
