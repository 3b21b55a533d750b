import type { Permission } from '../../platform/account/store-roles.ts'
import type { OrderStatus, PaymentStatus } from './order-codes.ts'

/** State of a shop order. */
export type OrderState = {
  status: OrderStatus
  payment: PaymentStatus
  /** Cash on delivery: the goods are reserved before payment. */
  isPayLater: boolean
}

/** What the payment's status means for the goods. `due`: paid, and has to be refunded. */
export type OrderMoney = 'open' | 'in' | 'due' | 'back' | 'never'
const moneyOfPayment: Record<PaymentStatus, OrderMoney> = {
  INIT: 'open',
  PENDING: 'open',
  FAIL: 'open',
  SUCCESS: 'in',
  PART_REFUNDED: 'in',
  REFUNDING: 'due',
  REFUNDED: 'back',
  EXPIRED: 'never',
}
export const getOrderMoney = (payment: PaymentStatus) => moneyOfPayment[payment]

export const orderActions = [
  'settle',
  'expire',
  'pay',
  'prepare',
  'ready',
  'collect',
  'complete',
  'cancel',
  'refund',
] as const
export type OrderAction = (typeof orderActions)[number]

/** What each action needs from a person of the store; payment and timer act without one. */
export const orderPermissions = {
  settle: 'orders.write',
  expire: 'orders.write',
  pay: 'orders.write',
  prepare: 'orders.handOut',
  ready: 'orders.handOut',
  collect: 'orders.handOut',
  complete: 'orders.handOut',
  cancel: 'orders.write',
  refund: 'orders.refund',
} as const satisfies Record<OrderAction, Permission>

/** Who may perform a transition: the store, the member who ordered, the payment's signed webhook, a timer. */
export type OrderParty = 'store' | 'member' | 'payment' | 'clock'

type OrderMove = {
  action: OrderAction
  from: readonly OrderStatus[]
  money: readonly OrderMoney[]
  /** Set if the time of payment matters. */
  isPayLater?: boolean
  who: readonly OrderParty[]
  /** If absent, the status stays. */
  to?: OrderStatus
}

const both: readonly OrderParty[] = ['store', 'member']
const underWay = ['preparing', 'ready'] as const

/** Every transition of a shop order; anything else is a 409. */
export const orderMoves: readonly OrderMove[] = [
  { action: 'settle', from: ['created'], money: ['open'], isPayLater: false, who: ['payment'], to: 'paid' },
  { action: 'expire', from: ['created'], money: ['open'], isPayLater: false, who: ['clock'], to: 'canceled' },
  { action: 'pay', from: ['created'], money: ['open'], isPayLater: false, who: both },
  {
    action: 'prepare',
    from: ['created'],
    money: ['open'],
    isPayLater: true,
    who: ['store'],
    to: 'preparing',
  },
  { action: 'prepare', from: ['paid'], money: ['in'], who: ['store'], to: 'preparing' },
  { action: 'ready', from: ['preparing'], money: ['open', 'in'], who: ['store'], to: 'ready' },
  { action: 'collect', from: ['created'], money: ['open'], isPayLater: true, who: ['store'], to: 'paid' },
  { action: 'collect', from: underWay, money: ['open'], isPayLater: true, who: ['store'] },
  // At a counter, one click completes an order instead of three.
  { action: 'complete', from: ['paid', ...underWay], money: ['in'], who: ['store'], to: 'done' },
  { action: 'cancel', from: ['created'], money: ['open'], who: both, to: 'canceled' },
  { action: 'cancel', from: underWay, money: ['open'], isPayLater: true, who: ['store'], to: 'canceled' },
  // A full refund cancels an order that is not delivered yet; the refund action decides that.
  { action: 'refund', from: ['paid', ...underWay, 'done'], money: ['in'], who: ['store'] },
  { action: 'refund', from: ['canceled'], money: ['due'], who: ['store'] },
]

const fits = (move: OrderMove, { status, payment, isPayLater }: OrderState) =>
  move.from.includes(status) &&
  move.money.includes(getOrderMoney(payment)) &&
  (move.isPayLater === undefined || move.isPayLater === isPayLater)

export const findOrderMove = (state: OrderState, action: OrderAction, party: OrderParty) =>
  orderMoves.find((move) => move.action === action && move.who.includes(party) && fits(move, state))

/** What one party may do with an order now, in the table's order. */
export const getOrderActions = (state: OrderState, party: OrderParty): OrderAction[] =>
  orderActions.filter((action) => findOrderMove(state, action, party))
