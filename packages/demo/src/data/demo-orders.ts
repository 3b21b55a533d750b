import { createDice, type Dice } from '../dice.ts'

/** What happened to an order of the demo. */
export type OrderFate =
  | 'done'
  | 'doneLater'
  | 'refunded'
  | 'partRefunded'
  | 'expired'
  | 'canceled'
  | 'late'
  | 'created'
  | 'createdLater'
  | 'paid'
  | 'preparing'
  | 'ready'

export type OrderPlan = { fate: OrderFate; minutesAgo: number; lines: number; memo: string }

const dayMinutes = 24 * 60
const oldest = 60
const memos = ['', '', '', '少冰', '請附提袋', '晚上七點後取貨', '生日禮物，請幫忙包裝']

export const demoFees: Record<
  string,
  { shippingHome: number; shippingCvs: number; freeShippingFrom: number }
> = {
  TPE001: { shippingHome: 80, shippingCvs: 60, freeShippingFrom: 1000 },
  KHH001: { shippingHome: 160, shippingCvs: 100, freeShippingFrom: 2500 },
}

const receiver = { name: '陳怡君', mobile: '0912345678' }
const home = { type: 'home', ...receiver, address: '臺北市大安區和平東路一段 162 號 5 樓' } as const
const cvs = { type: 'cvs', ...receiver, cvsStoreId: '131386' } as const
export type DemoDelivery = typeof home | typeof cvs
export const demoDeliveries: readonly DemoDelivery[] = [home, cvs, home, cvs, home, home]

/** Weights of the outcomes of old orders. */
const past = [
  [20, 'done'],
  [5, 'doneLater'],
  [2, 'refunded'],
  [2, 'partRefunded'],
  [2, 'expired'],
  [1, 'canceled'],
] as const

/** Recent orders that still need work, in minutes ago. */
const today: readonly [OrderFate, number][] = [
  ['late', 2 * dayMinutes],
  ['ready', 1500],
  ['ready', 1380],
  ['ready', 310],
  ['preparing', 280],
  ['preparing', 215],
  ['preparing', 190],
  ['createdLater', 160],
  ['paid', 140],
  ['paid', 95],
  ['createdLater', 60],
  ['paid', 48],
  ['paid', 21],
  ['created', 9],
]
const pastOrders = 28

/** About forty over two months, oldest first. */
export function orderPlans(seed: number): OrderPlan[] {
  const dice = createDice(seed)
  const rest = {
    lines: () =>
      dice.weigh([
        [5, 1],
        [4, 2],
        [2, 3],
      ] as const)[1],
    memo: () => dice.pick(memos),
  }
  const older = Array.from({ length: pastOrders }, (_, i) => ({
    fate: dice.weigh(past)[1],
    minutesAgo: getMinutes(dice, oldest - (i * (oldest - 3)) / pastOrders),
    lines: rest.lines(),
    memo: rest.memo(),
  }))
  const recent = today.map(([fate, minutesAgo]) => ({
    fate,
    minutesAgo,
    lines: rest.lines(),
    memo: rest.memo(),
  }))
  return [...older, ...recent].toSorted((a, b) => b.minutesAgo - a.minutesAgo)
}

const getMinutes = (dice: Dice, days: number) => Math.round(days * dayMinutes) + dice.between(-400, 400)
