import { z } from 'zod'
import { operator, ownStore } from '../../access.ts'
import { endpoint } from '../../endpoint.ts'
import { Id, IsoDate, RequiredText } from '../../fields.ts'
import { listFields, Total } from '../../list.ts'
import { paymentStatuses } from './order-codes.ts'

export const orderPageSizes = [10, 15, 30, 50] as const

export const Order = z.object({
  id: Id,
  /** Of a shop order; its details are found by this number. */
  orderNo: z.string().nullable(),
  store: z.object({ storeCode: z.string(), storeName: z.string() }),
  paymentId: z.string(),
  /** CART for the shop, AD for ads. */
  source: z.string(),
  storeAdmin: z.object({ adminName: z.string() }),
  ad: z.object({ id: Id.nullable(), name: z.string() }).nullable(),
  orderTime: z.string(),
  paidAt: z.string().nullable(),
  /** How it was paid: SANDBOX, ECPAY, OFFLINE …, '' before any attempt. */
  paymentType: z.string(),
  paymentStatus: z.enum(paymentStatuses),
  orderAmount: z.int(),
  /** Credits for dates of the ad that delivered less than promised. */
  credit: z.int(),
  memo: z.string(),
  items: z.array(
    z.object({
      oiProdCode: z.string(),
      oiProdName: z.string(),
      oiProdSaleQty: z.int(),
      oiProdSalePrice: z.int(),
    }),
  ),
})
export type Order = z.infer<typeof Order>

export const orderSorts = [
  'id',
  'paymentId',
  'adminName',
  'adName',
  'orderTime',
  'source',
  'paymentStatus',
  'orderAmount',
] as const

const orderFilters = {
  isPaid: z.boolean().optional(),
  /** Orders awaiting payment: of an existing ad, or of the shop and not cancelled. */
  isOpen: z.boolean().optional(),
  /** Orders to be refunded. */
  isRefundDue: z.boolean().optional(),
  source: z.enum(['AD', 'CART']).optional(),
  /** Days of the payment, inclusive. */
  paidFrom: IsoDate.optional(),
  paidTo: IsoDate.optional(),
  ...listFields(orderSorts),
}

export const listAllOrders = endpoint({
  id: 'order.listAll',
  method: 'POST',
  path: '/order/list',
  summary: 'Lists the orders of all stores, newest first.',
  access: operator,
  category: 'order',
  body: z.object(orderFilters),
  answer: z.object({ orderList: z.array(Order), total: Total }),
})

export const listOrders = endpoint({
  id: 'order.list',
  method: 'POST',
  path: '/order/list/{store}',
  summary: 'Lists the orders of the store, ads and shop, newest first.',
  access: ownStore('params.store', 'code'),
  permission: 'payments.read',
  category: 'order',
  polling: 4,
  params: z.object({ store: RequiredText(50) }),
  body: z.object({
    /** The order that this payment attempt, even an earlier one, belongs to. */
    paymentId: RequiredText(50).optional(),
    ...orderFilters,
  }),
  answer: z.object({ orderList: z.array(Order), total: Total }),
})
