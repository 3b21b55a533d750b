import { type FunnelGrouping, type FunnelRow, funnelGroupings } from '@lumiroute/contract/effect'
import { type Text, text } from '../../../text/text.ts'
import type { Funnel } from '../effect/read-funnel.ts'
import type { Sheet } from './sheet.ts'

type FunnelLine = FunnelRow & { by: Text }

const groupings: Record<FunnelGrouping, Text> = {
  date: text('download.byDate'),
  hour: text('download.byHour'),
  cell: text('download.byCell'),
  item: text('download.byItem'),
}
const figure = (value: number | null) => value ?? text('download.notShown')

export const funnelSheet: Sheet<FunnelLine> = {
  by: { grouping: ({ by }) => by },
  key: null,
  name: { group: ({ key, name }) => (key === null ? text('download.unknownGroup') : name) },
  scans: { scans: ({ scans }) => figure(scans) },
  follows: { follows: ({ follows }) => figure(follows) },
  coupons: { claimedCoupons: ({ coupons }) => figure(coupons) },
  orders: { paidOrders: ({ orders }) => figure(orders) },
  amount: { associatedRevenue: ({ amount }) => figure(amount) },
}

/** The total of the ad, then each of its groupings. */
export const listFunnelLines = (funnel: Funnel): FunnelLine[] => [
  { by: text('download.wholeAd'), key: '', name: '', ...funnel.total },
  ...funnelGroupings.flatMap((by) => funnel[by].map((row) => ({ by: groupings[by], ...row }))),
]
