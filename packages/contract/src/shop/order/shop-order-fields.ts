import { z } from 'zod'
import { Id, Moment, RequiredText, Text } from '../../fields.ts'
import { deliveryCodes } from '../product/product-codes.ts'
import { Code, Money } from '../shop/shop-fields.ts'
import { validationTexts as say } from '../../validation.ts'
import { orderEventKinds, orderStatuses, paymentStatuses, payWays, refundWays } from './order-codes.ts'
import { Invoice, InvoiceForm } from './invoice.ts'
import { orderActions } from './order.machine.ts'

export const maxOrderLines = 100
export const maxLineQty = 999
export const maxOrderTickets = 10
/** Fits the columns that sum up orders. */
export const maxOrderAmount = 99_999_999

export const OrderDelivery = z.object({
  type: z.enum(deliveryCodes),
  name: Text(50).default(''),
  mobile: Text(20).default(''),
  address: Text(200).default(''),
  cvsStoreId: Text(20).default(''),
  pickupAt: Moment.nullable().default(null),
})

export const CheckoutLine = z.object({
  prodCode: Code,
  prodName: Text(60).optional(),
  prodSalePrice: Money,
  prodSaleQty: z.int().min(1).max(maxLineQty),
  varCode: Code.optional(),
})

export const CheckoutForm = z.object({
  prodTotalPrice: z.int().min(0).max(maxOrderAmount),
  productList: z.array(CheckoutLine).min(1, say.chooseOne).max(maxOrderLines),
  /** Numbers of the coupon tickets to use. */
  tickets: z.array(RequiredText(50)).max(maxOrderTickets).optional(),
  /** COD: paid on delivery. CASH: paid at the counter, store staff only. */
  paymentType: z.enum(payWays).default('ONLINE'),
  delivery: OrderDelivery.optional(),
  /** Absent: no wish, so the invoice goes to the member's own carrier. */
  invoice: InvoiceForm.optional(),
  memo: Text(500).default(''),
  /** Store staff only: the member they order for; absent for somebody who is not a member. */
  mbrCode: RequiredText(50).optional(),
  /** The fee that the sender saw; 409 if it has changed. Store staff may set any fee. */
  shippingFee: Money.optional(),
})
export type CheckoutForm = z.output<typeof CheckoutForm>

/** A cart whose price is asked before it is ordered. */
export const QuoteForm = CheckoutForm.pick({ productList: true, tickets: true, paymentType: true }).extend({
  delivery: OrderDelivery.pick({ type: true }).optional(),
})

export const Quote = z.object({
  prodTotalPrice: z.int(),
  discountTotal: z.int(),
  shippingFee: z.int(),
  orderAmount: z.int(),
  /** What each ticket takes off. */
  tickets: z.array(z.object({ ticketNo: z.string(), amount: z.int() })),
  /** Ways of delivery that every product of the cart has. */
  deliveries: z.array(z.enum(deliveryCodes)),
  /** Ways of payment that the store takes from members. */
  payWays: z.array(z.enum(payWays)),
})
export type Quote = z.infer<typeof Quote>

export const lineFaults = ['gone', 'off', 'variant', 'price', 'stock', 'few', 'many', 'delivery'] as const
/** Why an order line cannot be ordered as sent, and the product's current state. */
export const ChangedLine = z.object({
  prodCode: z.string(),
  varCode: z.string(),
  prodName: z.string(),
  reason: z.enum(lineFaults),
  message: z.string(),
  prodSalePrice: z.int().nullable(),
  /** null: stock is not tracked. */
  stock: z.int().nullable(),
})
export type ChangedLine = z.infer<typeof ChangedLine>

export const OrderPerson = z.object({
  mbrCode: z.string(),
  name: z.string(),
  mobile: z.string(),
  email: z.string(),
})

export const ShopOrderItem = z.object({
  itemId: Id,
  oiProdCode: z.string(),
  oiProdName: z.string(),
  oiVarCode: z.string(),
  oiVarName: z.string(),
  oiProdSalePrice: z.int(),
  oiProdSaleQty: z.int(),
  oiDiscount: z.int(),
  oiTotal: z.int(),
  oiRefundedQty: z.int(),
  oiRefunded: z.int(),
})

/** A shop order in a list; personal data is masked. */
export const ShopOrder = z.object({
  id: Id,
  orderNo: z.string(),
  paymentId: z.string(),
  source: z.string(),
  /** null: not a member, or erased since. */
  mbr: OrderPerson.nullable(),
  items: z.array(ShopOrderItem),
  prodTotalPrice: z.int(),
  discountTotal: z.int(),
  shippingFee: z.int(),
  pointsUsed: z.int(),
  orderAmount: z.int(),
  refundedAmount: z.int(),
  coupons: z.array(z.object({ ticketNo: z.string(), cpnTitle: z.string(), amount: z.int() })),
  paymentType: z.string(),
  paymentStatus: z.enum(paymentStatuses),
  orderStatus: z.enum(orderStatuses),
  deliveryType: z.enum(deliveryCodes).nullable(),
  /** null: the buyer had no wish. */
  invoice: Invoice.nullable(),
  memo: z.string(),
  orderTime: z.string(),
  paidAt: z.string().nullable(),
  version: z.int(),
})
export type ShopOrder = z.infer<typeof ShopOrder>

export const OrderEvent = z.object({
  kind: z.enum(orderEventKinds),
  at: z.string(),
  /** Who did it; null for a member, a payment or a timer. */
  by: z.string().nullable(),
  amount: z.int().nullable(),
  note: z.string(),
  way: z.enum(refundWays).nullable(),
})
export type OrderEvent = z.infer<typeof OrderEvent>

const PayAttempt = z.object({
  paymentId: z.string(),
  provider: z.string(),
  amount: z.int(),
  status: z.string(),
  createdAt: z.string(),
  settledAt: z.string().nullable(),
})

/** All details of one order. */
export const ShopOrderDetail = ShopOrder.extend({
  delivery: z
    .object({
      type: z.enum(deliveryCodes),
      name: z.string(),
      mobile: z.string(),
      address: z.string(),
      cvsStoreId: z.string(),
      pickupAt: z.string().nullable(),
    })
    .nullable(),
  payLog: z.array(PayAttempt),
  events: z.array(OrderEvent),
  store: z.object({ storeName: z.string(), storePhone: z.string(), storeAddr: z.string() }),
  /** What the caller may do with it now. */
  actions: z.array(z.enum(orderActions)),
})
export type ShopOrderDetail = z.infer<typeof ShopOrderDetail>

/** One's own order: without the names and notes of the store's people. */
export const OwnOrder = ShopOrderDetail.omit({ payLog: true, mbr: true, version: true }).extend({
  events: z.array(OrderEvent.pick({ kind: true, at: true, amount: true })),
  /** Points on cards, less those taken back by a refund. */
  pointsEarned: z.int(),
})
export type OwnOrder = z.infer<typeof OwnOrder>

export const RefundLine = z.object({
  itemId: Id,
  /** Number of returned pieces. */
  qty: z.int().min(0).max(maxLineQty),
  amount: z.int().min(0).max(maxOrderAmount),
})
