import { z } from 'zod'
import { Version } from '../../fields.ts'
import type { Delivery } from '../product/product-codes.ts'
import { Count, maxAmount, Money } from './shop-fields.ts'

export const defaultCodOpenLimit = 3
const maxCodOpenLimit = 100

export const ShippingForm = z.object({
  shippingHome: Money,
  shippingCvs: Money,
  /** Product total before discounts; null: never free. */
  freeShippingFrom: Count(1, maxAmount).nullable().default(null),
  /** If absent, the stored choice stays. */
  codEnabled: z.boolean().optional(),
  /** How many unpaid cash-on-delivery orders one member may have. */
  codOpenLimit: Count(1, maxCodOpenLimit).optional(),
  /** The version that was read, 0 if nothing is stored yet. */
  version: z.literal(0).or(Version).optional(),
})
export type ShippingForm = z.output<typeof ShippingForm>

export const ShopSettings = z.object({
  shippingHome: z.int(),
  shippingCvs: z.int(),
  freeShippingFrom: z.int().nullable(),
  codEnabled: z.boolean(),
  codOpenLimit: z.int(),
  version: z.int(),
})
export type ShopSettings = z.infer<typeof ShopSettings>

type Fees = Pick<ShopSettings, 'shippingHome' | 'shippingCvs' | 'freeShippingFrom'>

/** Fee of a delivery; pickup is free. */
export function getShippingFee(fees: Fees, delivery: Delivery | undefined, prodTotalPrice: number): number {
  const { shippingHome, shippingCvs, freeShippingFrom } = fees
  if (freeShippingFrom !== null && prodTotalPrice >= freeShippingFrom) return 0
  if (delivery === 'home') return shippingHome
  return delivery === 'cvs' ? shippingCvs : 0
}
