import type { OrderStatus, PaymentStatus } from './order-codes.ts'

/** The facts behind an order of the shop. */
export type OrderState = {
  status: OrderStatus
  payment: PaymentStatus
  /** Paid when it is handed over: the goods are set aside before the money is there. */
  isPayLater: boolean
}

/** What the payment's many states mean for the goods. `due`: the money came, and has to go back. */
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
export const orderMoneyOf = (payment: PaymentStatus) => moneyOfPayment[payment]

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

/** Whom a move belongs to: the store's people, the member who ordered, the payment's signed notice, the clock. */
export type OrderParty = 'store' | 'member' | 'payment' | 'clock'

type OrderMove = {
  action: OrderAction
  from: readonly OrderStatus[]
  money: readonly OrderMoney[]
  /** Where it matters how it is to be paid. */
  isPayLater?: boolean
  who: readonly OrderParty[]
  /** Left out: the status stays. */
  to?: OrderStatus
}

const both: readonly OrderParty[] = ['store', 'member']
const underWay = ['preparing', 'ready'] as const

/** Every move an order of the shop can make; what is not here is a 409. */
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
  // Over a counter nobody presses three buttons for a cup of coffee.
  { action: 'complete', from: ['paid', ...underWay], money: ['in'], who: ['store'], to: 'done' },
  { action: 'cancel', from: ['created'], money: ['open'], who: both, to: 'canceled' },
  { action: 'cancel', from: underWay, money: ['open'], isPayLater: true, who: ['store'], to: 'canceled' },
  // The whole of it back cancels what is not yet handed over; the act that refunds decides that.
  { action: 'refund', from: ['paid', ...underWay, 'done'], money: ['in'], who: ['store'] },
  { action: 'refund', from: ['canceled'], money: ['due'], who: ['store'] },
]

const fits = (move: OrderMove, { status, payment, isPayLater }: OrderState) =>
  move.from.includes(status) &&
  move.money.includes(orderMoneyOf(payment)) &&
  (move.isPayLater === undefined || move.isPayLater === isPayLater)

export const findOrderMove = (state: OrderState, action: OrderAction, party: OrderParty) =>
  orderMoves.find((move) => move.action === action && move.who.includes(party) && fits(move, state))

/** What one party may do with an order now, in the table's order. */
export const orderActionsOf = (state: OrderState, party: OrderParty): OrderAction[] =>
  orderActions.filter((action) => findOrderMove(state, action, party))
