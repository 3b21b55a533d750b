import { z } from 'zod'
import { memberOnly, ownMember, ownStore } from '../../access.ts'
import { endpoint } from '../../endpoint.ts'
import { Flag, IsoDate, RequiredText, Text, Version } from '../../fields.ts'
import { listFields, Total } from '../../list.ts'
import { InStore } from '../shop/shop-fields.ts'
import { orderStatuses, paymentStatuses, refundWays } from './order-codes.ts'
import { CheckoutForm, maxOrderAmount, maxOrderLines, QuoteForm, RefundLine } from './shop-order-fields.ts'
import { OwnOrder, Quote, ShopOrder, ShopOrderDetail } from './shop-order-fields.ts'

const ofStore = { params: InStore, access: ownStore('params.store', 'code'), category: 'order' } as const
const ofMember = { params: InStore, access: ownMember('params.store'), category: null } as const

const OrderNo = RequiredText(50)

/** Where to pay; both null if nothing has to be paid now. */
const Checkout = z.object({
  orderNo: z.string(),
  paymentId: z.string(),
  /** Part of the amount, by delivery type; coupons may have reduced it. */
  shippingFee: z.int(),
  orderAmount: z.int(),
  paymentStatus: z.enum(paymentStatuses),
  checkoutUrl: z.string().nullable(),
  /** The fields that the browser posts if the payment page takes a form. */
  checkoutForm: z.record(z.string(), z.string()).nullable(),
})

export const checkOut = endpoint({
  id: 'order.checkout',
  method: 'POST',
  path: '/v1/order/checkout/{store}',
  summary:
    'Places an order for the cart at the server’s prices and shipping fee; 409 with changedLines if the caller’s differ, or a product is not on sale or out of stock.',
  ...ofMember,
  permission: 'orders.write',
  headers: z.object({
    /** Repeated requests with the same key and body return the same order. */
    'idempotency-key': RequiredText(100).optional(),
  }),
  body: CheckoutForm,
  answer: Checkout,
  errors: ['CONFLICT', 'NOT_FOUND', 'FORBIDDEN', 'PAYMENT_NOT_CONFIGURED'],
  callsPerMinute: 120,
})

export const quoteOrder = endpoint({
  id: 'order.quote',
  method: 'POST',
  path: '/v1/order/quote/{store}',
  summary:
    'Calculates what a member’s cart costs with delivery and coupons, and orders nothing; refuses what a checkout refuses, in the same way.',
  access: memberOnly('params.store'),
  category: null,
  params: InStore,
  body: QuoteForm,
  answer: Quote,
  errors: ['CONFLICT', 'NOT_FOUND'],
  callsPerMinute: 120,
})

export const payOrder = endpoint({
  id: 'order.pay',
  method: 'POST',
  path: '/v1/order/pay/{store}',
  summary: 'Starts another attempt to pay an unpaid order.',
  ...ofMember,
  permission: 'orders.write',
  body: z.object({ orderNo: OrderNo }),
  answer: Checkout,
  errors: ['NOT_FOUND', 'CONFLICT', 'PAYMENT_NOT_CONFIGURED'],
  callsPerMinute: 60,
})

export const cancelOrder = endpoint({
  id: 'order.cancel',
  method: 'POST',
  path: '/v1/order/cancel/{store}',
  summary: 'Cancels an unpaid order; its coupons can be used again.',
  ...ofMember,
  permission: 'orders.write',
  body: z.object({ orderNo: OrderNo }),
  answer: z.object({}),
  errors: ['NOT_FOUND', 'CONFLICT'],
})

export const isOrderPaid = endpoint({
  id: 'order.isPaid',
  method: 'POST',
  path: '/v1/order/ispaid/{store}',
  summary: 'Checks whether an order is paid; one of the two identifiers is enough.',
  ...ofMember,
  permission: 'orders.read',
  polling: 4,
  body: z.object({ orderNo: OrderNo.optional(), paymentId: RequiredText(50).optional() }),
  answer: z.object({
    paid: z.boolean(),
    paymentStatus: z.enum(paymentStatuses),
    orderNo: z.string(),
    orderStatus: z.enum(orderStatuses),
  }),
  errors: ['NOT_FOUND'],
})

export const shopOrderSorts = ['orderTime', 'orderNo', 'orderAmount', 'orderStatus', 'paidAt'] as const

export const listOwnOrders = endpoint({
  id: 'order.listMine',
  method: 'POST',
  path: '/v1/order/history/{store}',
  summary: 'Lists a member’s own orders, newest first; store staff name the member.',
  ...ofMember,
  permission: 'members.read',
  body: z.object({ mbrCode: RequiredText(50).optional(), ...listFields(shopOrderSorts) }),
  answer: z.object({ orderList: z.array(ShopOrder), total: Total }),
  errors: ['NOT_FOUND'],
})

export const getOwnOrder = endpoint({
  id: 'order.getMine',
  method: 'GET',
  path: '/v1/order/mine/{store}/{orderNo}',
  summary: 'Gets one order of the member with its history, and what the member may do with it.',
  access: memberOnly('params.store'),
  category: null,
  params: InStore.extend({ orderNo: OrderNo }),
  answer: z.object({ order: OwnOrder }),
  errors: ['NOT_FOUND'],
})

const Amount = z.coerce.number().pipe(z.int().min(0).max(maxOrderAmount))

export const listOrderHistory = endpoint({
  id: 'order.listHistory',
  method: 'POST',
  path: '/order/history/list/{store}',
  summary: 'Lists shop orders by status, day and amount, newest first, with masked members.',
  ...ofStore,
  permission: 'orders.read',
  polling: 60,
  body: z.object({
    isPaid: z.boolean().optional(),
    orderStatus: z.enum(orderStatuses).optional(),
    /** Orders to be refunded. */
    isRefundDue: z.boolean().optional(),
    mbrCode: RequiredText(50).optional(),
    /** Days of the order, inclusive. */
    from: IsoDate.optional(),
    to: IsoDate.optional(),
    minAmount: Amount.optional(),
    maxAmount: Amount.optional(),
    ...listFields(shopOrderSorts),
  }),
  answer: z.object({ orderList: z.array(ShopOrder), total: Total }),
})

export const countOrders = endpoint({
  id: 'order.count',
  method: 'GET',
  path: '/order/count/{store}',
  summary: 'Counts shop orders by status, and those that wait for a refund.',
  ...ofStore,
  permission: 'orders.read',
  polling: 'always',
  answer: z.object({
    counts: z.object({
      created: z.int(),
      paid: z.int(),
      preparing: z.int(),
      ready: z.int(),
      done: z.int(),
      canceled: z.int(),
      refundDue: z.int(),
    }),
  }),
})

export const getShopOrder = endpoint({
  id: 'order.get',
  method: 'POST',
  path: '/order/detail/{store}',
  summary: 'Gets one shop order with its payments and history.',
  ...ofStore,
  permission: 'orders.read',
  body: z.object({ orderNo: OrderNo }),
  answer: z.object({ order: ShopOrderDetail }),
  errors: ['NOT_FOUND'],
})

export const transitionShopOrder = endpoint({
  id: 'order.transition',
  method: 'POST',
  path: '/order/move/{store}',
  summary: 'Moves an order to its next step: prepared, ready, paid on site, handed over or cancelled.',
  ...ofStore,
  permission: 'orders.handOut',
  body: z.object({
    orderNo: OrderNo,
    action: z.enum(['prepare', 'ready', 'collect', 'complete', 'cancel']),
    note: Text(200).default(''),
    version: Version.optional(),
  }),
  answer: z.object({ order: ShopOrderDetail }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  audit: ['order.collected', 'order.canceled'],
})

export const refundOrder = endpoint({
  id: 'order.refund',
  method: 'POST',
  path: '/order/refund/{store}',
  summary: 'Records a full or partial refund that the store paid out; stock, coupons and points follow.',
  ...ofStore,
  permission: 'orders.refund',
  recentSignIn: true,
  body: z.object({
    orderNo: OrderNo,
    /** If absent, everything not refunded yet. */
    lines: z.array(RefundLine).max(maxOrderLines).optional(),
    /** Refunded part of the shipping fee. */
    shippingAmount: z.int().min(0).max(maxOrderAmount).default(0),
    /** Whether the pieces can be sold again. */
    restock: Flag.default(true),
    way: z.enum(refundWays),
    note: Text(200).default(''),
    version: Version.optional(),
  }),
  answer: z.object({ order: ShopOrderDetail }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  audit: 'order.refunded',
})
