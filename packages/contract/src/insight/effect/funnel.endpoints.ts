import { z } from 'zod'
import { ownStore } from '../../access.ts'
import { endpoint } from '../../endpoint.ts'
import { Id } from '../../fields.ts'
import { InStore } from '../../shop/shop/shop-fields.ts'

export const funnelGroupings = ['date', 'hour', 'cell', 'item'] as const
export type FunnelGrouping = (typeof funnelGroupings)[number]

/** Withheld (null) if fewer than five people are behind it, or if it would reveal such a figure. */
const Withheld = z.int().nullable()

const figures = {
  scans: Withheld,
  follows: Withheld,
  coupons: Withheld,
  orders: Withheld,
  /** Paid minus refunded; null together with `orders`. */
  amount: Withheld,
}
export const FunnelFigures = z.object(figures)
export type FunnelFigures = z.infer<typeof FunnelFigures>

export const FunnelRow = z.object({
  /** Record id, hour (0–23), `latitude,longitude` of half a kilometre, or material id; null if not known. */
  key: z.string().nullable(),
  /** Date, hour, place or material as shown; empty if not known. */
  name: z.string(),
  ...figures,
})
export type FunnelRow = z.infer<typeof FunnelRow>

export const getFunnel = endpoint({
  id: 'effect.funnel',
  method: 'POST',
  path: '/effect/funnel',
  summary:
    'Counts scans of an ad and the follows, coupons and paid orders associated with them, by date, hour, place or item.',
  access: ownStore('body.storeId', 'id'),
  permission: 'reports.read',
  category: 'adEffect',
  body: z.object({ storeId: Id, adId: Id, by: z.enum(funnelGroupings) }),
  answer: z.object({
    /** The rule that associates a step with a scan. */
    rule: z.string(),
    /** Scans from before this moment are deleted, unless they led to something; null if there were none. */
    scansSince: z.string().nullable(),
    total: FunnelFigures,
    rowList: z.array(FunnelRow),
  }),
  errors: ['NOT_FOUND'],
})

export const listOutcomes = endpoint({
  id: 'effect.outcomes',
  method: 'GET',
  path: '/effect/outcomes/{store}',
  summary: 'Lists the store’s latest paid ads with their price and what is associated with their scans.',
  access: ownStore('params.store', 'code'),
  permission: 'reports.read',
  category: null,
  params: InStore,
  answer: z.object({
    rule: z.string(),
    outcomeList: z.array(
      z.object({
        adId: Id,
        adName: z.string(),
        /** The newest broadcast that has begun; its page shows the details. */
        recordId: Id,
        firstDate: z.string(),
        lastDate: z.string(),
        price: z.int(),
        ...figures,
      }),
    ),
  }),
})
