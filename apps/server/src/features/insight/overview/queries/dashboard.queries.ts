import type { AnswerOf } from '@lumiroute/contract'
import type { getPlatformDashboard, getStoreDashboard } from '@lumiroute/contract/overview'
import type { DeliveryMoment } from '../../../../clock/delivery-moment.ts'
import type { Handle } from '../../../../db/db.ts'
import { rawQuery } from '../../../../db/raw-query.ts'
import { recordStates } from '../../../../db/record-states.ts'
import type { DayRow } from '../dashboard-figures.ts'
import {
  broadcasts,
  byDay,
  driveColumns,
  drives,
  recentActivity,
  withSeenAds,
  todaysBroadcasts,
  topAds,
  topStores,
  within,
} from './dashboard-parts.queries.ts'

type Platform = AnswerOf<typeof getPlatformDashboard>
type Shop = AnswerOf<typeof getStoreDashboard>

/** Days of a dashboard, and when its deliveries are compared. */
type Span = DeliveryMoment & { from: string; to: string }
const spanValues = ({ from, to, now, startBy }: Span) => [from, to, now, startBy]

const has = (table: string) => `exists (select from ${table})`
const { running } = recordStates('$2')

export type PlatformDay = DayRow & { newStores: number }
const platformDays = rawQuery<PlatformDay>({
  name: 'overview.platformDays',
  row: {
    day: 'text',
    driven: 'int4',
    measured: 'int4',
    people: 'int4?',
    plays: 'int4',
    planned: 'int4?',
    kept: 'int4',
    money: 'int4',
    newStores: 'int4',
  },
  sql: byDay(
    {
      drives: drives(''),
      paid: `select paid_at::date as day, sum(order_amount) as money from "order"
        where source = 'AD' and payment_status = 'SUCCESS' and ${within('paid_at')} group by 1`,
      born: `select created_at::date as day, count(*) as stores from store
        where not is_platform and ${within('created_at')} group by 1`,
    },
    `${driveColumns}, coalesce(paid.money, 0)::int as money, coalesce(born.stores, 0)::int as "newStores"`,
  ),
})
export const listPlatformDays = (db: Handle, span: Span) => db.run(platformDays, spanValues(span))

type PlatformNow = Pick<Platform, 'todayList' | 'topAdList' | 'topStoreList' | 'happeningList' | 'steps'> & {
  onRoad: number
  onAir: number
}
const platformNow = rawQuery<PlatformNow>({
  name: 'overview.platformNow',
  row: {
    todayList: 'json',
    topAdList: 'json',
    topStoreList: 'json',
    happeningList: 'json',
    onRoad: 'int8',
    onAir: 'int8',
    steps: 'json',
  },
  sql: `${withSeenAds('')} select ${todaysBroadcasts('')} as "todayList", ${topAds} as "topAdList", ${topStores} as "topStoreList",
     ${recentActivity} as "happeningList",
     (select count(*) from broadcast_record r join ad a on a.id = r.ad_id
       where ${running} and a.move_type = 'move_play') as "onRoad",
     (select count(*) from broadcast_record where broadcast_date = $2::date) as "onAir",
     json_build_object('store', ${has('store where not is_platform')},
       'admin', ${has('account a join store s on s.id = a.store_id where a.is_first and not s.is_platform')},
       'device', ${has(`device where kind = 'player' and paired_at is not null`)},
       'vehicle', ${has('vehicle where device_one is not null')}, 'timetable', ${has('timetable')},
       'route', ${has('route')}, 'ad', ${has(`ad where review = 'accept'`)}) as steps`,
})
export const getPlatformSummary = async (db: Handle, span: Span) =>
  (await db.run(platformNow, spanValues(span)))[0] as PlatformNow

const paidOrder = `source in ('CART', 'POS') and order_no is not null
  and payment_status in ('SUCCESS', 'PART_REFUNDED')`

export type StoreDay = DayRow & { scans: number; orders: number; couponUses: number; newFriends: number }
const storeDays = rawQuery<StoreDay>({
  name: 'overview.storeDays',
  row: {
    day: 'text',
    driven: 'int4',
    measured: 'int4',
    people: 'int4?',
    plays: 'int4',
    planned: 'int4?',
    kept: 'int4',
    money: 'int4',
    scans: 'int4',
    orders: 'int4',
    couponUses: 'int4',
    newFriends: 'int4',
  },
  sql: byDay(
    {
      drives: drives('and r.store_id = $5'),
      scanned: `select r.broadcast_date as day, count(*) as scans from broadcast_record r
        join ad_scan n on n.record_id = r.id
        where r.store_id = $5 and r.broadcast_date between $1::date and $2::date group by 1`,
      sold: `select order_time::date as day, count(*) as orders, sum(order_amount - refunded_amount) as money
        from "order" where store_id = $5 and ${paidOrder} and ${within('order_time')} group by 1`,
      coupons: `select used_at::date as day, count(*) as uses from coupon_ticket
        where store_id = $5 and status = 'used' and ${within('used_at')} group by 1`,
      friends: `select followed_at::date as day, count(*) as added from member
        where store_id = $5 and follow_status = 'following' and erased_at is null and ${within('followed_at')}
        group by 1`,
    },
    `${driveColumns}, coalesce(sold.money, 0)::int as money, coalesce(scanned.scans, 0)::int as scans,
     coalesce(sold.orders, 0)::int as orders, coalesce(coupons.uses, 0)::int as "couponUses",
     coalesce(friends.added, 0)::int as "newFriends"`,
  ),
})
export const listStoreDays = (db: Handle, span: Span, storeId: number) =>
  db.run(storeDays, [...spanValues(span), storeId])

type StoreNow = Pick<Shop, 'todayList' | 'topAdList' | 'nextList' | 'steps'> & {
  onAir: number
  inReview: number
  friends: number
}
const own = 'and r.store_id = $5'
const storeNow = rawQuery<StoreNow>({
  name: 'overview.storeNow',
  row: {
    todayList: 'json',
    topAdList: 'json',
    nextList: 'json',
    onAir: 'int8',
    inReview: 'int8',
    friends: 'int8',
    steps: 'json',
  },
  sql: `${withSeenAds(own)} select ${todaysBroadcasts(own)} as "todayList", ${topAds} as "topAdList",
     ${broadcasts(`r.broadcast_date > $2::date ${own}`, 'r.broadcast_date', 6)} as "nextList",
     (select count(*) from broadcast_record where broadcast_date = $2::date and store_id = $5) as "onAir",
     (select count(*) from ad where store_id = $5 and review = 'request') as "inReview",
     (select count(*) from member where store_id = $5 and follow_status = 'following' and erased_at is null) as friends,
     json_build_object('info', s.store_phone <> '' and s.store_addr <> '',
       'playlist', ${has('playlist where store_id = $5')}, 'ad', ${has('ad where store_id = $5')},
       'sent', ${has(`ad where store_id = $5 and review <> 'draft'`)},
       'line', ${has('third_party where store_id = $5')}) as steps
   from store s where s.id = $5`,
})
export const getStoreSummary = async (db: Handle, span: Span, storeId: number) =>
  (await db.run(storeNow, [...spanValues(span), storeId]))[0] as StoreNow
