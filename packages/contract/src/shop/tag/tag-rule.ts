import { z } from 'zod'
import { Id } from '../../fields.ts'
import { Code, Count, Money } from '../shop/shop-fields.ts'

const days = Count(1, 3650)
const times = Count(1, 9999)

/** The conditions of a rule, with their values. */
export const RuleTerm = z.union([
  z.object({ field: z.literal('totalSpent'), op: z.enum(['gte', 'lte']), value: Money }),
  z.object({ field: z.literal('orderCount'), op: z.enum(['gte', 'lte']), value: Count(0, 9999) }),
  z.object({ field: z.literal('lastOrder'), op: z.enum(['within', 'before']), value: days }),
  z.object({ field: z.literal('lastActive'), op: z.enum(['within', 'before']), value: days }),
  z.object({ field: z.literal('gamePlayed'), op: z.literal('gte'), value: times }),
  z.object({ field: z.literal('couponUsed'), op: z.literal('gte'), value: times }),
  z.object({ field: z.literal('couponUsed'), op: z.literal('is'), value: Code }),
  z.object({ field: z.literal('scannedAd'), op: z.literal('gte'), value: times }),
  z.object({ field: z.literal('scannedAd'), op: z.literal('is'), value: Id }),
  z.object({ field: z.literal('birthMonth'), op: z.literal('is'), value: Count(1, 12) }),
  z.object({ field: z.literal('birthMonth'), op: z.literal('now'), value: z.literal('').default('') }),
])
export type RuleTerm = z.output<typeof RuleTerm>
export type RuleField = RuleTerm['field']

/** The comparisons of each field, in display order. */
export const ruleOps = {
  totalSpent: ['gte', 'lte'],
  orderCount: ['gte', 'lte'],
  lastOrder: ['within', 'before'],
  lastActive: ['within', 'before'],
  gamePlayed: ['gte'],
  couponUsed: ['gte', 'is'],
  scannedAd: ['gte', 'is'],
  birthMonth: ['is', 'now'],
} as const satisfies { [F in RuleField]: Extract<RuleTerm, { field: F }>['op'][] }

export const maxTerms = 10
const Terms = z.array(RuleTerm).min(1).max(maxTerms)

export const TagRule = z.union([z.object({ all: Terms }), z.object({ any: Terms })])
export type TagRule = z.output<typeof TagRule>
