import { z } from 'zod'
import { operator, ownStore } from '../../access.ts'
import { endpoint } from '../../endpoint.ts'
import { Id } from '../../fields.ts'
import { Todo } from '../notification/notification.endpoints.ts'
import { InStore } from '../../shop/shop/shop-fields.ts'

/** This week from Monday, or the given number of days up to today. */
export const dashboardRanges = ['week', '7', '30'] as const
export type DashboardRange = (typeof dashboardRanges)[number]
const query = z.object({ range: z.enum(dashboardRanges).default('week') })

/** Unknown is null, never 0. */
const Known = z.int().nullable()

/** `value` counts up to now; only whole days are compared: `done` with `before` of the previous range. */
const Measure = z.object({ value: Known, done: Known, before: Known })
export type Measure = z.infer<typeof Measure>

const Period = z.object({
  from: z.string(),
  to: z.string(),
  /** The last compared whole day; null on the first day of a week. */
  doneTo: z.string().nullable(),
  beforeFrom: z.string(),
  beforeTo: z.string().nullable(),
})
export type Period = z.infer<typeof Period>

const DayFigures = z.object({ day: z.string(), people: Known, plays: z.int(), money: z.int() })
export type DayFigures = z.infer<typeof DayFigures>

/** `planned` was due by now, `kept` is the delivered part of it. */
const Plays = Measure.extend({ planned: Known, kept: z.int() })
/** `measured` is the number of broadcasts with people counts. */
const People = Measure.extend({ driven: z.int(), measured: z.int() })

const OfStore = z.object({ storeCode: z.string(), storeName: z.string() })
const Broadcast = z.object({
  recordId: Id,
  adId: Id,
  adName: z.string(),
  store: OfStore,
  day: z.string(),
  vehicleNo: z.string().nullable(),
  moveType: z.string(),
  /** The place of a fixed ad, otherwise empty. */
  fixLocation: z.string(),
  state: z.enum(['waiting', 'running', 'done']),
  people: Known,
  plays: z.int(),
  /** Promised for the whole date. */
  planned: Known,
  /** As in the list of records. */
  deliveryPct: z.number().nullable(),
})
export type DashboardBroadcast = z.infer<typeof Broadcast>

const TopAd = z.object({ adId: Id, adName: z.string(), store: OfStore, people: z.int(), broadcasts: z.int() })
export type TopAd = z.infer<typeof TopAd>
const TopStore = OfStore.extend({ people: z.int(), broadcasts: z.int() })

const Happening = z.object({
  kind: z.enum(['approved', 'rejected', 'paid', 'played', 'joined']),
  at: z.string(),
  /** The ad; empty for a new store. */
  name: z.string(),
  adId: Id.nullable(),
  store: OfStore,
  amount: z.int().nullable(),
})
export type Happening = z.infer<typeof Happening>

const shared = {
  period: Period,
  todoList: z.array(Todo),
  series: z.array(DayFigures),
  /** Today's broadcasts, running ones first; at most eight. */
  todayList: z.array(Broadcast),
  topAdList: z.array(TopAd),
}

export const getPlatformDashboard = endpoint({
  id: 'overview.getPlatform',
  method: 'GET',
  path: '/dashboard/operator',
  summary: 'Gets the operator’s open tasks and the platform’s figures, compared with the previous period.',
  access: operator,
  category: null,
  polling: 60,
  query,
  answer: z.object({
    ...shared,
    figures: z.object({
      onRoad: z.int(),
      onAir: z.int(),
      people: People,
      plays: Plays,
      income: Measure,
      newStores: Measure,
    }),
    topStoreList: z.array(TopStore),
    happeningList: z.array(Happening),
    /** Setup steps before a platform's first ad. */
    steps: z.object({
      store: z.boolean(),
      /** A store has an administrator who can sign in. */
      admin: z.boolean(),
      /** A player is paired. */
      device: z.boolean(),
      /** A vehicle has a player. */
      vehicle: z.boolean(),
      timetable: z.boolean(),
      route: z.boolean(),
      /** An ad was approved. */
      ad: z.boolean(),
    }),
  }),
})

export const getStoreDashboard = endpoint({
  id: 'overview.getStore',
  method: 'GET',
  path: '/dashboard/store/{store}',
  summary:
    'Gets a store’s open tasks and the figures of its ads and shop, compared with the previous period.',
  access: ownStore('params.store', 'code'),
  permission: 'reports.read',
  category: null,
  polling: 60,
  params: InStore,
  query,
  answer: z.object({
    ...shared,
    figures: z.object({
      onAir: z.int(),
      inReview: z.int(),
      people: People,
      plays: Plays,
      scans: Measure,
      orders: Measure,
      revenue: Measure,
      couponUses: Measure,
      newFriends: Measure,
      friends: z.int(),
    }),
    /** The next booked days after today; at most six. */
    nextList: z.array(Broadcast),
    /** Setup steps before a store's first ad. */
    steps: z.object({
      info: z.boolean(),
      playlist: z.boolean(),
      ad: z.boolean(),
      /** An ad was submitted. */
      sent: z.boolean(),
      line: z.boolean(),
    }),
  }),
})
