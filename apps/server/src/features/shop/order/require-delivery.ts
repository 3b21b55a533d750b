import { findDeliveryFaults } from '@lumiroute/contract/order'
import { refuseField } from '../../../errors/app-error.ts'
import type { OrderRequest } from './order-totals.ts'

/** The store enters what it knows; a member's parcel without an address reaches nobody. */
export function requireDeliveryFields({ form: { delivery }, by }: OrderRequest): void {
  if (!delivery || by.accountId !== null) return
  for (const { field, message } of findDeliveryFaults(delivery))
    throw refuseField(`delivery.${field}`, message)
}

/** Without a delivery a member collects the order, so that leaving it out saves no shipping fee. */
export const withDelivery = (request: OrderRequest): OrderRequest =>
  request.by.accountId === null && !request.form.delivery
    ? { ...request, form: { ...request.form, delivery: { ...noDelivery } } }
    : request

const noDelivery = {
  type: 'pickup',
  name: '',
  mobile: '',
  address: '',
  cvsStoreId: '',
  pickupAt: null,
} as const
