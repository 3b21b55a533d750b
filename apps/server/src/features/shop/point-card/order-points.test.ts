import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeCoupon, makePointCard, makeShopOrder } from '../../../testing/coupon-factories.ts'
import { makeMember, makeStore } from '../../../testing/factories.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { collectPoints } from './collect-points.ts'
import { earnForOrder, reverseForOrder } from './order-points.ts'

const at = new Date('2026-11-16T12:30:00+08:00')
let t: TestApp
beforeAll(async () => (t = await startTestApp({ now: () => at })))
afterAll(() => t.close())

type Rules = NonNullable<Parameters<typeof makePointCard>[1]['rules']>
const byAmount: Rules = { pcEarn: { type: 'per_amount', unit: 100, points: 1 } }

async function scene(rules: Rules = byAmount) {
  const store = await makeStore(t.deps)
  const member = await makeMember(t.deps, { storeId: store.id })
  const card = await makePointCard(t.deps, { storeId: store.id, rules })
  const order = await makeShopOrder(t.deps, { storeId: store.id, memberId: member.id })
  const named = { orderId: order.id, orderNo: order.orderNo, at }
  return {
    storeId: store.id,
    member,
    card,
    earn: (amount: number, other = named) =>
      t.deps.db.write((tx) => earnForOrder(tx, { ...other, storeId: store.id, memberId: member.id, amount })),
    reverse: (remaining?: number) =>
      t.deps.db.write((tx) =>
        reverseForOrder(tx, { ...named, ...(remaining !== undefined && { remaining }) }),
      ),
    give: (points: number) =>
      t.deps.db.write((tx) =>
        collectPoints(tx, { pointCardId: card.id, memberId: member.id, points, reason: 'earn', at }),
      ),
    cards: async () =>
      (
        await t.deps.db.pool.query(
          `select points, state, (select coalesce(sum(delta), 0)::int from point_ledger l where l.member_card_id = m.id) as sum
           from member_card m where member_id = $1 order by id`,
          [member.id],
        )
      ).rows as { points: number; state: string; sum: number }[],
  }
}

test('adds points by an order’s amount, once', async () => {
  const s = await scene()
  expect([await s.earn(399), await s.earn(399)]).toEqual([3, 0])
  expect(await s.cards()).toEqual([{ points: 3, state: 'active', sum: 3 }])
})

test('adds no points and no card for an order below the unit', async () => {
  const s = await scene()
  expect(await s.earn(99)).toBe(0)
  expect(await s.cards()).toEqual([])
})

test.each([
  [{ pcEarn: { type: 'order_paid', points: 2 } } as Rules, 2],
  [{ pcEarn: { type: 'per_visit', points: 2 } } as Rules, 0],
])('%j earns %i', async (rules, points) => {
  expect(await (await scene(rules)).earn(1000)).toBe(points)
})

test('counts one order on each kind of card, and reverses it on each', async () => {
  const s = await scene()
  await makePointCard(t.deps, { storeId: s.storeId, rules: { pcEarn: { type: 'order_paid', points: 1 } } })
  expect(await s.earn(300)).toBe(4)
  expect(await s.reverse()).toBe(4)
  expect(await s.cards()).toMatchObject([{ points: 0 }, { points: 0 }])
})

test('adds points that do not fit on a card to the next', async () => {
  const s = await scene()
  expect(await s.earn(2300)).toBe(23)
  expect(await s.cards()).toEqual([
    { points: 10, state: 'full', sum: 10 },
    { points: 10, state: 'full', sum: 10 },
    { points: 3, state: 'active', sum: 3 },
  ])
})

test('reverses points once on a refund, and partially on a partial one', async () => {
  const s = await scene()
  await s.earn(700)
  expect([await s.reverse(350), await s.reverse(350), await s.reverse(), await s.reverse()]).toEqual([
    4, 0, 3, 0,
  ])
  expect(await s.cards()).toEqual([{ points: 0, state: 'active', sum: 0 }])
})

test('does not carry a debt for spent points: later ones remain', async () => {
  const s = await scene({
    ...byAmount,
    pcMaxCardsPerMember: 1,
    pcRewards: [{ at: 10, cpnCode: 'DESSERT', text: '', ticketValidDays: null }],
  })
  await makeCoupon(t.deps, { storeId: s.storeId, cpnCode: 'DESSERT' })
  await s.earn(1000)
  expect(await s.cards()).toEqual([{ points: 0, state: 'redeemed', sum: 0 }])
  expect([await s.reverse(), await s.reverse()]).toEqual([0, 0])
})

test('reactivates a full card with a pending reward after a refund', async () => {
  const s = await scene()
  await s.give(4)
  await s.earn(600)
  expect(await s.cards()).toMatchObject([{ state: 'full' }, { state: 'active', points: 0 }])
  expect(await s.reverse()).toBe(6)
  expect(await s.cards()).toEqual([{ points: 4, state: 'active', sum: 4 }])
})

test('deducts from the next card if the member has moved on', async () => {
  const s = await scene()
  await s.give(8)
  await s.earn(200)
  await s.give(5)
  expect(await s.reverse()).toBe(2)
  expect(await s.cards()).toMatchObject([
    { points: 10, state: 'full' },
    { points: 3, state: 'active' },
  ])
})

test('issues the coupon of a full card immediately, and opens the higher card', async () => {
  const store = await makeStore(t.deps)
  const member = await makeMember(t.deps, { storeId: store.id })
  const coupon = await makeCoupon(t.deps, { storeId: store.id, cpnCode: 'GIFT', cpnPerMember: 1 })
  const gold = await makePointCard(t.deps, { storeId: store.id, rules: { pcIssueBonus: 2 } })
  const goal = { at: 3, cpnCode: 'GIFT', text: '', ticketValidDays: 7 }
  const silver = await makePointCard(t.deps, {
    storeId: store.id,
    rules: { pcGoal: 3, pcRewards: [goal, { ...goal, at: 1 }], pcNextCode: gold.pcCode },
  })
  const give = () =>
    t.deps.db.write((tx) =>
      collectPoints(tx, { pointCardId: silver.id, memberId: member.id, points: 5, reason: 'earn', at }),
    )
  expect(await give()).toMatchObject({ earned: 5, rewards: ['GIFT', 'GIFT'] })
  const cards = await t.deps.db.pool.query(
    'select point_card_id as kind, points, state from member_card where member_id = $1 order by id',
    [member.id],
  )
  expect(cards.rows).toEqual([
    { kind: silver.id, points: 0, state: 'redeemed' },
    { kind: gold.id, points: 4, state: 'active' },
  ])
  const tickets = await t.deps.db.pool.query('select expires_at from coupon_ticket where coupon_id = $1', [
    coupon.id,
  ])
  expect(tickets.rows.map(({ expires_at }) => expires_at.toISOString())).toEqual(
    Array(2).fill('2026-11-23T16:00:00.000Z'),
  )
})

test('holds back a reward whose coupon is used up', async () => {
  const s = await scene({ pcRewards: [{ at: 10, cpnCode: 'GONE', text: '', ticketValidDays: null }] })
  await makeCoupon(t.deps, { storeId: s.storeId, cpnCode: 'GONE', cpnTotalQty: 1, claimed: 1 })
  await s.give(10)
  expect(await s.cards()).toMatchObject([{ state: 'full', points: 10 }, { state: 'active' }])
  expect(
    (await t.deps.db.pool.query('select * from coupon_holder where member_id = $1', [s.member.id])).rows,
  ).toEqual([])
})
