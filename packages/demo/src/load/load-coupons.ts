import { CouponForm } from '@lumiroute/contract/coupon'
import { PointCardForm, pointRuleNames } from '@lumiroute/contract/point-card'
import type { z } from 'zod'
import type { Tx } from '@lumiroute/server/db/db.ts'
import { rawQuery } from '@lumiroute/server/db/raw-query.ts'
import { coupons, pointCards, pointCardVersions } from '@lumiroute/server/db/schema/index.ts'
import { collectPoints } from '@lumiroute/server/features/shop/point-card/collect-points.ts'
import type { Deps } from '@lumiroute/server/deps.ts'
import { type DemoCoupon, demoCoupons } from '../data/demo-coupons.ts'

const dayMs = 86_400_000
const shops = {
  TPE001: { drink: '拿鐵', gift: '馬克杯', card: '咖啡集點卡', color: '#5D4037', icon: 'coffee' },
  KHH001: { drink: '水果茶', gift: '帆布袋', card: '港邊集點卡', color: '#00695C', icon: 'leaf' },
} as const
type Shop = (typeof shops)[keyof typeof shops]

/** Coupons with their usage, and point cards with their ledgers, for the demo's two shops. */
export async function loadDemoCoupons(tx: Tx, deps: Deps, storeIds: Map<string, number>): Promise<void> {
  for (const [code, shop] of Object.entries(shops)) {
    const storeId = storeIds.get(code)
    if (storeId !== undefined) await loadShop(tx, deps.now(), storeId, shop)
  }
}

async function loadShop(tx: Tx, now: Date, storeId: number, shop: Shop): Promise<void> {
  for (const coupon of demoCoupons(now, shop)) await loadCoupon(tx, now, storeId, coupon)
  // The other card is filled only by orders.
  const [stampCardId] = await loadCards(tx, storeId, shop)
  if (stampCardId !== undefined) await fillCards(tx, now, storeId, stampCardId)
}

async function loadCoupon(tx: Tx, now: Date, storeId: number, { form, status, claims, uses }: DemoCoupon) {
  const fields = CouponForm.parse(form)
  const [made] = await tx
    .insert(coupons)
    .values({ ...fields, storeId, cpnCode: fields.cpnCode, cpnStatus: status })
    .returning({ id: coupons.id })
  if (claims > 0) await tx.run(handOut, [(made as { id: number }).id, now, claims, uses])
}

// Derived from the rows' own numbers, so that every demo looks the same.
const handOut = rawQuery({
  name: 'demo.handOut',
  row: {},
  sql: `with claimed as (
     select c.id as coupon_id, c.store_id, m.id as member_id, d.dice, d.at, c.cpn_valid as valid, c.cpn_redeem as redeem,
       -- One for the shop is used by an order, and the orders come later.
       c.cpn_redeem <> 'online' and d.dice % 10 < $4::int as is_used,
       coalesce((c.cpn_reward ->> 'value')::int, (c.cpn_reward ->> 'originalPrice')::int, 0) as worth,
       c.cpn_reward ->> 'type' as type
     from coupon c join member m on m.store_id = c.store_id
     cross join lateral (select
       ('x' || substr(md5(m.id || '/' || c.id), 1, 6))::bit(24)::int % 100 as dice,
       case c.cpn_issue ->> 'type' when 'new_friend' then m.followed_at
         else greatest((c.cpn_valid ->> 'startAt')::timestamptz + interval '9 hours',
           least($2::timestamptz, coalesce((c.cpn_valid ->> 'endAt')::timestamptz, $2)) - make_interval(
             days => 5 + (m.id * 13 + c.id * 7) % 24, mins => (m.id * 53 + c.id * 29) % 700)) end as at) d
     where c.id = $1 and d.at >= m.created_at and case c.cpn_issue ->> 'type'
       when 'birthday' then extract(month from m.mbr_birth) = extract(month from d.at)
       else (m.id * 7 + c.id) % 10 < $3::int end
     order by d.at desc
     limit (select least(coalesce(cpn_total_qty, 120), 120) from coupon where id = $1)),
   timed as (
     select *, coalesce((valid ->> 'endAt')::timestamptz,
         date_trunc('day', at) + make_interval(days => (valid ->> 'days')::int + 1)) as expires_at,
       least($2::timestamptz, at + make_interval(hours => 2 + dice)) as used_at
     from claimed),
   tickets as (
     insert into coupon_ticket (ticket_no, store_id, coupon_id, member_id, status, claimed_at, valid_from, expires_at,
       used_at, channel, discount_amount)
     select 'T' || upper(substr(md5(coupon_id || '/' || member_id), 1, 13)), store_id, coupon_id, member_id,
       case when is_used and used_at <= expires_at then 'used' when expires_at <= $2 then 'expired' else 'held' end,
       at, (valid ->> 'startAt')::timestamptz, expires_at,
       case when is_used and used_at <= expires_at then used_at end,
       case when is_used and used_at <= expires_at then 'counter' end,
       case when is_used and used_at <= expires_at then
         case type when 'discount_percent' then 60 + dice when 'price_explicit' then 41 when 'free_shipping' then 60
           when 'gift' then 0 else worth end else 0 end
     from timed returning coupon_id, member_id, status, discount_amount),
   holders as (
     insert into coupon_holder (coupon_id, member_id, claimed) select coupon_id, member_id, 1 from tickets)
   update coupon c set claimed = t.n, used = t.used, discount_total = t.total
   from (select count(*)::int n, count(*) filter (where status = 'used')::int used, coalesce(sum(discount_amount), 0)::int total
     from tickets) t where c.id = $1`,
})

type CardForm = z.input<typeof PointCardForm>
const coffee = (text: string, at: number) => ({ at, text })

const cardForms = ({ card, color, icon }: Shop): CardForm[] => [
  {
    pcCode: 'STAMP',
    pcName: card,
    pcColor: color,
    pcIcon: icon,
    pcNotice: '限本人使用，不可轉讓。',
    pcStatus: 'published',
    pcGoal: 10,
    pcRewards: [{ at: 10, cpnCode: 'FULLCARD', ticketValidDays: 30 }, coffee('小點心一份', 5)],
    pcIssueBonus: 1,
    pcExpiry: { mode: 'from_last_use', days: 180 },
    pcExpiryRemindDays: 14,
    pcEarnLimit: { type: 'once_per_day' },
  },
  {
    pcCode: 'SHOPPING',
    pcName: '購物滿額卡',
    pcColor: '#1F2A44',
    pcIcon: 'star',
    pcStatus: 'published',
    pcGoal: 20,
    pcRewards: [coffee('禮盒一份', 20)],
    pcEarn: { type: 'per_amount', unit: 100, points: 1 },
  },
]

async function loadCards(tx: Tx, storeId: number, shop: Shop): Promise<number[]> {
  const ids: number[] = []
  for (const form of cardForms(shop)) {
    const fields = PointCardForm.parse(form)
    const rules = Object.fromEntries(pointRuleNames.map((name) => [name, fields[name]]))
    const [made] = await tx
      .insert(pointCards)
      .values({ ...fields, storeId })
      .returning({ id: pointCards.id })
    const { id } = made as { id: number }
    await tx.insert(pointCardVersions).values({ pointCardId: id, no: 1, rules })
    ids.push(id)
  }
  return ids
}

const regulars = rawQuery({
  name: 'demo.regulars',
  row: { id: 'int4' },
  sql: 'select id from member where store_id = $1 and erased_at is null order by id limit 18',
})

/** Through the real action, so that ledgers, rewards and follow-up cards are consistent. */
async function fillCards(tx: Tx, now: Date, storeId: number, stampCardId: number): Promise<void> {
  for (const [at, { id: memberId }] of (await tx.run(regulars, [storeId])).entries())
    await visit(tx, now, { at, memberId, pointCardId: stampCardId })
}

type Visits = { at: number; memberId: number; pointCardId: number }

async function visit(tx: Tx, now: Date, { at, memberId, pointCardId }: Visits): Promise<void> {
  const times = 1 + ((at * 5) % 4)
  for (let time = times; time > 0; time--) {
    const when = new Date(now.getTime() - (time * 6 + (at % 5)) * dayMs - at * 1_700_000)
    const points = 1 + ((at + time * 2) % 4)
    await collectPoints(tx, { pointCardId, memberId, points, reason: 'earn', at: when })
  }
}
