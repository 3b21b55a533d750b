import { z } from 'zod'
import { operator, ownStore } from '../../access.ts'
import { endpoint } from '../../endpoint.ts'
import { Id, IsoDate, RequiredText } from '../../fields.ts'
import { listFields, Total } from '../../list.ts'
import { paymentStatuses } from './order-codes.ts'

export const orderPageSizes = [10, 15, 30, 50] as const

export const Order = z.object({
  id: Id,
  /** Of the shop's orders, by which their detail is found. */
  orderNo: z.string().nullable(),
  store: z.object({ storeCode: z.string(), storeName: z.string() }),
  paymentId: z.string(),
  /** CART for the shop, AD for ads. */
  source: z.string(),
  storeAdmin: z.object({ adminName: z.string() }),
  ad: z.object({ id: Id.nullable(), name: z.string() }).nullable(),
  orderTime: z.string(),
  paidAt: z.string().nullable(),
  /** How it was paid: SANDBOX, ECPAY, OFFLINE …, '' while nobody has tried. */
  paymentType: z.string(),
  paymentStatus: z.enum(paymentStatuses),
  orderAmount: z.int(),
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
  /** Those that still wait for their payment: of an ad that exists, or of the shop and not given up. */
  isOpen: z.boolean().optional(),
  /** Those whose money has to go back. */
  isRefundDue: z.boolean().optional(),
  source: z.enum(['AD', 'CART']).optional(),
  /** Days of the payment, both counted. */
  paidFrom: IsoDate.optional(),
  paidTo: IsoDate.optional(),
  ...listFields(orderSorts),
}

export const listAllOrders = endpoint({
  id: 'order.listAll',
  method: 'POST',
  path: '/order/list',
  summary: 'Every order of every store, newest first.',
  access: operator,
  category: 'order',
  body: z.object(orderFilters),
  answer: z.object({ orderList: z.array(Order), total: Total }),
})

export const listOrders = endpoint({
  id: 'order.list',
  method: 'POST',
  path: '/order/list/{store}',
  summary: 'Every order of the store, ads and shop, newest first.',
  access: ownStore('params.store', 'code'),
  category: 'order',
  polling: 4,
  params: z.object({ store: RequiredText(50) }),
  body: z.object({
    /** The one order of which this was an attempt to pay, also an earlier one. */
    paymentId: RequiredText(50).optional(),
    ...orderFilters,
  }),
  answer: z.object({ orderList: z.array(Order), total: Total }),
})
