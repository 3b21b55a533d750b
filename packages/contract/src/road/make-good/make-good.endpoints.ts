import { z } from 'zod'
import { operator, ownStoreIfNamed } from '../../access.ts'
import { endpoint } from '../../endpoint.ts'
import { Id, IdInPath, IsoDate, RequiredText } from '../../fields.ts'
import { listFields, Total } from '../../list.ts'
import { validationTexts as say } from '../../validation.ts'
import { makeGoodActions, makeGoodStates } from './make-good.machine.ts'

/** Compensation for a date on which less was delivered than promised. */
export const MakeGood = z.object({
  id: Id,
  adId: Id,
  adName: z.string(),
  recordId: Id,
  broadcastDate: z.string(),
  store: z.object({ id: Id, storeCode: z.string(), storeName: z.string() }),
  /** The delivered part when it was proposed, 0 to 100. */
  deliveryPct: z.number(),
  plannedMinutes: z.int().nullable(),
  deliveredMinutes: z.int().nullable(),
  /** Whole New Taiwan dollars: the price of one date times the missing part. */
  credit: z.int(),
  state: z.enum(makeGoodStates),
  /** Why it was declined. */
  reason: z.string(),
  /** The date that was booked instead. */
  newDate: z.string().nullable(),
  createdAt: z.string(),
  decidedAt: z.string().nullable(),
  actions: z.array(z.enum(makeGoodActions)),
})
export type MakeGood = z.infer<typeof MakeGood>

export const listMakeGoods = endpoint({
  id: 'makeGood.list',
  method: 'POST',
  path: '/make-good/query',
  summary: 'Lists compensations for dates that delivered less than promised, newest first.',
  access: ownStoreIfNamed('body.storeId', 'id'),
  permission: 'payments.read',
  category: 'adRecord',
  body: z.object({
    storeId: Id.optional(),
    adId: Id.optional(),
    state: z.enum(makeGoodStates).optional(),
    ...listFields(['id', 'adName', 'broadcastDate', 'deliveryPct', 'credit']),
  }),
  answer: z.object({ makeGoodList: z.array(MakeGood), total: Total }),
})

const OfMakeGood = { makeGoodId: Id }
const answer = z.object({ makeGoodId: Id, state: z.enum(makeGoodStates) })
const shared = { method: 'POST', access: operator, category: 'adRecord', answer } as const

export const creditMakeGood = endpoint({
  ...shared,
  id: 'makeGood.credit',
  path: '/make-good/credit',
  summary: 'Accepts a compensation as a credit on the ad’s order.',
  body: z.object(OfMakeGood),
  errors: ['NOT_FOUND', 'CONFLICT'],
  audit: 'makeGood.credited',
})

export const rebookMakeGood = endpoint({
  ...shared,
  id: 'makeGood.rebook',
  path: '/make-good/rebook',
  summary: 'Accepts a compensation as another date, and books a vehicle or screens for it.',
  body: z.object({ ...OfMakeGood, date: IsoDate }),
  errors: ['NOT_FOUND', 'CONFLICT', 'VALIDATION'],
  audit: 'makeGood.rebooked',
})

export const declineMakeGood = endpoint({
  ...shared,
  id: 'makeGood.decline',
  path: '/make-good/decline',
  summary: 'Declines a compensation with a reason, which the store sees.',
  body: z.object({ ...OfMakeGood, reason: RequiredText(500, { required: say.reason }) }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  audit: 'makeGood.declined',
})

export const listMakeGoodDates = endpoint({
  id: 'makeGood.listDates',
  method: 'GET',
  path: '/make-good/{makeGoodId}/dates',
  summary: 'Lists the dates of the next two weeks that can be booked instead.',
  access: operator,
  category: null,
  params: z.object({ makeGoodId: IdInPath }),
  answer: z.object({ dateList: z.array(z.string()) }),
  errors: ['NOT_FOUND'],
})
