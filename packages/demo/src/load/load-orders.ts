import {
  CheckoutForm,
  type transitionShopOrder as moveEndpoint,
  type refundOrder as refundEndpoint,
} from '@lumiroute/contract/order'
import type { Tx } from '@lumiroute/server/db/db.ts'
import { rawQuery } from '@lumiroute/server/db/raw-query.ts'
import { shopSettings } from '@lumiroute/server/db/schema/index.ts'
import { closeUnpaidOrder } from '@lumiroute/server/features/shop/order/cancel-order.ts'
import { findOffers } from '@lumiroute/server/features/shop/product/find-offers.ts'
import { transitionShopOrder } from '@lumiroute/server/features/shop/order/transition-shop-order.ts'
import { placeShopOrder } from '@lumiroute/server/features/shop/order/place-shop-order.ts'
import { refundOrder } from '@lumiroute/server/features/shop/order/refund-order.ts'
import {
  type LockedOrder,
  listItems,
  lockShopOrderById,
} from '@lumiroute/server/features/shop/order/queries/locked-order.queries.ts'
import { settlePayment } from '@lumiroute/server/features/advertising/payment/settle-payment.ts'
import type { Deps } from '@lumiroute/server/deps.ts'
import type { Write } from '@lumiroute/server/http/pipeline/route.ts'
import {
  type DemoDelivery,
  demoDeliveries,
  demoFees,
  type OrderFate,
  type OrderPlan,
  orderPlans,
} from '../data/demo-orders.ts'
import { createDice, type Dice } from '../dice.ts'

const shops = ['TPE001', 'KHH001']
const minuteMs = 60_000

type Offer = { prodCode: string; varCode: string | null; price: number; isPlenty: boolean; isSent: boolean }
type Shop = {
  tx: Tx
  deps: Deps
  dice: Dice
  storeId: number
  storeCode: string
  accountId: number
  offers: Offer[]
  memberIds: number[]
  /** Few, because most products cannot be shipped. */
  deliveries: DemoDelivery[]
}

/** Orders through the real actions, so that stock, points and sums are consistent. */
export async function loadDemoOrders(
  tx: Tx,
  deps: Deps,
  storeIds: ReadonlyMap<string, number>,
): Promise<void> {
  for (const storeCode of shops) {
    const storeId = storeIds.get(storeCode)
    if (storeId === undefined) continue
    await loadFees(tx, storeId, storeCode)
    await loadShop(await openShop(tx, deps, storeId, storeCode))
  }
}

async function loadFees(tx: Tx, storeId: number, storeCode: string): Promise<void> {
  const fees = demoFees[storeCode]
  if (fees) await tx.insert(shopSettings).values({ storeId, ...fees })
}

/** Products with plenty of stock: an order of the demo must not fail for lack of stock. */
const offersOf = rawQuery<Offer>({
  name: 'demo.offers',
  row: { prodCode: 'text', varCode: 'text?', price: 'int4', isPlenty: 'bool', isSent: 'bool' },
  sql: `select p.prod_code as "prodCode", v.var_code as "varCode", coalesce(v.sale_price, p.prod_sale_price) as price,
     not p.prod_track_stock or coalesce(v.stock, p.prod_stock) >= 20 as "isPlenty",
     p.prod_delivery @> '{home,cvs}' as "isSent"
   from product p left join product_variant v on v.product_id = p.id and v.enabled and v.removed_at is null
   where p.store_id = $1 and p.prod_status = 'on' and p.prod_on_at is null and p.prod_min_per_order = 1
     and (not p.prod_track_stock or coalesce(v.stock, p.prod_stock) >= 10)
     and (v.id is not null or p.prod_options = '[]')
   order by p.id, v.id`,
})
const peopleOf = rawQuery({
  name: 'demo.orderers',
  row: { id: 'int4' },
  sql: `select id from member where store_id = $1 and mbr_enabled order by id limit 40`,
})
const accountOf = rawQuery({
  name: 'demo.orderAccount',
  row: { id: 'int4' },
  sql: 'select id from account where store_id = $1 order by id limit 1',
})
/** A ticket that is valid at that time, of a member without one in another order. */
const ticketAt = rawQuery({
  name: 'demo.orderTicket',
  row: { ticketNo: 'text', memberId: 'int4' },
  sql: `select t.ticket_no as "ticketNo", t.member_id as "memberId"
   from coupon_ticket t join coupon c on c.id = t.coupon_id join member m on m.id = t.member_id
   where t.store_id = $1 and t.status = 'held' and t.order_id is null and t.expires_at > $2::timestamptz
     and t.claimed_at < $2 and coalesce(t.valid_from, '-infinity') <= $2 and c.cpn_redeem = 'online'
     and c.cpn_min_spend = 0 and c.cpn_use_hours = '[]' and c.cpn_scope ->> 'type' = 'all'
     and c.cpn_reward ->> 'type' in ('discount_fixed', 'discount_percent') and m.mbr_enabled
     and not exists (select from coupon_ticket o where o.member_id = m.id and o.order_id is not null)
   order by t.claimed_at, t.id limit 1`,
})

/** A person who scanned an ad in the days before. */
const scannerAt = rawQuery({
  name: 'demo.scanner',
  row: { memberId: 'int4' },
  sql: `select t.member_id as "memberId" from touch t join member m on m.id = t.member_id
   where t.store_id = $1 and m.mbr_enabled and m.created_at < $2::timestamptz
     and t.at between $2::timestamptz - interval '6 days' and $2::timestamptz - interval '30 minutes'
     and not exists (select from "order" o where o.member_id = m.id and o.order_time > t.at)
   order by md5(t.id::text || $2::timestamptz) limit 1`,
})

async function openShop(tx: Tx, deps: Deps, storeId: number, storeCode: string): Promise<Shop> {
  const [account] = await tx.run(accountOf, [storeId])
  const offers = await tx.run(offersOf, [storeId])
  return {
    tx,
    deps,
    storeId,
    storeCode,
    dice: createDice(storeId * 7919),
    accountId: (account as { id: number }).id,
    offers,
    memberIds: (await tx.run(peopleOf, [storeId])).map(({ id }) => id),
    deliveries: demoFees[storeCode] && offers.some(({ isSent }) => isSent) ? [...demoDeliveries] : [],
  }
}

async function loadShop(shop: Shop): Promise<void> {
  if (!shop.offers.some(({ isPlenty }) => isPlenty) || shop.memberIds.length === 0) return
  const events = orderPlans(shop.storeId).flatMap((plan) => getEvents(shop, plan))
  // All events sorted by time, so that no ledger runs backwards.
  for (const { run } of events.toSorted((a, b) => a.at.getTime() - b.at.getTime())) await run()
}

function getEvents(shop: Shop, plan: OrderPlan) {
  const placedAt = new Date(shop.deps.now().getTime() - plan.minutesAgo * minuteMs)
  let orderId = 0
  const placing = { at: placedAt, run: async () => void (orderId = await place(shop, plan, placedAt)) }
  const steps = stepsOf[plan.fate].map(({ minutes, run }) => {
    const at = after(placedAt, minutes)
    return { at, run: async () => void (await run(shop, orderId, at)) }
  })
  return [placing, ...steps]
}

const isLater = (fate: OrderFate) => fate === 'doneLater' || fate === 'createdLater'
/** Orders that are not refunded, so that the ticket stays used. */
const takesTicket: readonly OrderFate[] = ['paid', 'ready', 'done']

/** What buyers choose at the checkout. */
const invoices = [
  { type: 'person', carrierType: 'phone', carrierNum: '/AB12+-.' },
  { type: 'person', carrierType: 'phone', carrierNum: '/7Q3K.XY' },
  { type: 'person', carrierType: 'certificate', carrierNum: 'TP03000001234567' },
  { type: 'person', carrierType: 'member' },
  { type: 'company', taxId: '04595257', title: '示範科技股份有限公司' },
  { type: 'donate', loveCode: '168001' },
] as const

async function place({ tx, deps, dice, storeId, ...shop }: Shop, plan: OrderPlan, at: Date): Promise<number> {
  const [ticket] = takesTicket.includes(plan.fate) ? await tx.run(ticketAt, [storeId, at]) : []
  const [scanner] = dice.isLucky(0.95) ? await tx.run(scannerAt, [storeId, at]) : []
  const memberId = ticket?.memberId ?? scanner?.memberId ?? dice.pick(shop.memberIds)
  const delivery = dice.isLucky(0.3) ? shop.deliveries.pop() : undefined
  const productList = delivery ? pickSent(dice, shop.offers) : pickLines(dice, shop.offers, plan.lines)
  const form = CheckoutForm.parse({
    productList,
    prodTotalPrice: productList.reduce(
      (sum, { prodSalePrice, prodSaleQty }) => sum + prodSalePrice * prodSaleQty,
      0,
    ),
    paymentType: isLater(plan.fate) ? 'COD' : 'ONLINE',
    memo: plan.memo,
    delivery: delivery ?? { type: 'pickup' },
    ...(ticket && { tickets: [ticket.ticketNo] }),
    ...(dice.isLucky(0.6) && { invoice: invoices[plan.minutesAgo % invoices.length] }),
  })
  const by = { storeId, memberId, accountId: null }
  const offers = await findOffers(tx, storeId, form.productList, at)
  const { orderId } = await placeShopOrder(
    tx,
    { deps, form, by, at, key: null, hash: null, language: 'zh-TW' as const },
    offers,
  )
  return orderId
}

function pickLines(dice: Dice, offers: readonly Offer[], count: number) {
  const plenty = offers.filter(({ isPlenty }) => isPlenty)
  const chosen = new Set(Array.from({ length: count }, () => dice.pick(plenty)))
  return [...chosen].map((offer) => toLine(offer, dice.between(1, 3)))
}

const pickSent = (dice: Dice, offers: readonly Offer[]) => [
  toLine(dice.pick(offers.filter(({ isSent }) => isSent)), 1),
]

const toLine = ({ prodCode, varCode, price }: Offer, prodSaleQty: number) => ({
  prodCode,
  prodSalePrice: price,
  prodSaleQty,
  ...(varCode !== null && { varCode }),
})

const after = (at: Date, minutes: number) => new Date(at.getTime() + minutes * minuteMs)
const lock = async ({ tx }: Shop, id: number) => (await lockShopOrderById(tx, id)) as LockedOrder

async function pay(shop: Shop, id: number, at: Date): Promise<void> {
  const { paymentId, orderAmount: amount, status } = await lock(shop, id)
  if (status === 'SUCCESS') return
  const webhook = { paymentId, amount, status: 'SUCCESS' as const }
  await settlePayment(shop.tx, shop.deps.shopOrders, webhook, ['SANDBOX', 'HANDOFF', 'ECPAY'], at)
}

/** A call as a store administrator would make it. */
function callAt({ tx, deps, storeId, storeCode, accountId }: Shop, at: Date) {
  const roles: ['ROLE_STORE'] = ['ROLE_STORE']
  const actor = {
    accountId,
    sessionId: '',
    isOperator: false,
    roles,
    storeRole: 'owner' as const,
    storeId,
    storeCode,
    language: null,
    requiredSteps: [],
    expiresAt: 0,
  }
  const from = { address: '', userAgent: '' }
  return {
    tx,
    deps: { ...deps, now: () => at },
    scope: { storeId },
    actor,
    from,
    language: 'zh-TW' as const,
    afterCommit: () => undefined,
    audit: async () => undefined,
  }
}

type Action = Write<typeof moveEndpoint>['input']['action']
async function move(shop: Shop, id: number, action: Action, at: Date): Promise<void> {
  const { orderNo } = await lock(shop, id)
  await transitionShopOrder({
    ...callAt(shop, at),
    input: { store: shop.storeCode, orderNo, action, note: '' },
  })
}

type Refund = Partial<Write<typeof refundEndpoint>['input']>
async function refund(shop: Shop, id: number, at: Date, more: Refund): Promise<void> {
  const { orderNo } = await lock(shop, id)
  const usual = { shippingAmount: 0, restock: true, way: 'gateway' as const, note: '' }
  await refundOrder({ ...callAt(shop, at), input: { store: shop.storeCode, orderNo, ...usual, ...more } })
}

type Step = { minutes: number; run: (shop: Shop, id: number, at: Date) => Promise<unknown> }

const paid: Step = { minutes: 2, run: pay }
const moves = (...actions: Action[]): Step[] =>
  actions.map((action, i) => ({
    minutes: 4 + i * 3,
    run: (shop, id, at) => move(shop, id, action, at),
  }))
const givenUp = (kind: 'expired' | 'canceled', minutes: number): Step => ({
  minutes,
  run: async (shop, id, at) => closeUnpaidOrder(shop.tx, await lock(shop, id), { kind, at }),
})
const refundedWhole: Step = {
  minutes: 90,
  run: (shop, id, at) => refund(shop, id, at, { note: '商品缺貨，已與客人聯絡' }),
}
const refundedPart: Step = {
  minutes: 600,
  async run(shop, id, at) {
    const [item] = await listItems(shop.tx, id)
    if (!item) return
    const lines = [{ itemId: item.id, qty: 1, amount: Math.max(1, Math.floor(item.total / item.qty)) }]
    await refund(shop, id, at, { lines, way: 'cash', note: '一件瑕疵' })
  },
}

/** Minutes since the order was placed; no step is in the future. */
const stepsOf: Record<OrderFate, readonly Step[]> = {
  created: [],
  createdLater: [],
  paid: [paid],
  preparing: [paid, ...moves('prepare')],
  ready: [paid, ...moves('prepare', 'ready')],
  done: [paid, ...moves('prepare', 'ready', 'complete')],
  doneLater: moves('prepare', 'ready', 'collect', 'complete'),
  refunded: [paid, refundedWhole],
  partRefunded: [paid, ...moves('prepare', 'ready', 'complete'), refundedPart],
  expired: [givenUp('expired', 32)],
  canceled: [givenUp('canceled', 6)],
  late: [givenUp('expired', 32), { minutes: 47, run: pay }],
}
