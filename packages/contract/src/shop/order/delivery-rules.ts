import type { Delivery } from '../product/product-codes.ts'
import { validationTexts as say } from '../../validation.ts'

export type DeliveryField = 'name' | 'mobile' | 'address' | 'cvsStoreId'
type Given = { type: Delivery } & Record<DeliveryField, string>
export type DeliveryFault = { field: DeliveryField; message: string }

/** What somebody needs to hand over an order; at the counter the member's own data are enough. */
export const deliveryFields: Record<Delivery, readonly DeliveryField[]> = {
  home: ['name', 'mobile', 'address'],
  cvs: ['name', 'mobile', 'cvsStoreId'],
  pickup: [],
}

const isPhone = (text: string) => /^\+?[0-9][0-9\-() #]{6,18}$/.test(text)

/** Without a schema, so that a page can check while somebody types. */
export function* findDeliveryFaults(delivery: Given): Generator<DeliveryFault> {
  for (const field of deliveryFields[delivery.type])
    if (delivery[field] === '') yield { field, message: say.required }
  if (delivery.mobile !== '' && !isPhone(delivery.mobile)) yield { field: 'mobile', message: say.phone }
}
