import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { AppError } from '../../../errors/app-error.ts'
import { makeCoupon, makePointCard, makeShopOrder } from '../../../testing/coupon-factories.ts'
import { makeMember, makeStore } from '../../../testing/factories.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { collectPoints } from './collect-points.ts'
import { expireCards } from './expire-cards.ts'
import { addLedgerEntry, findActiveCard, findCard, lockPoints } from './queries/member-card.queries.ts'
import { earnForOrder, reverseForOrder } from './order-points.ts'
import { reopenCard } from './reopen-card.ts'
import { spendPoints } from './spend-points.ts'

const begin = new Date('2026-11-16T12:30:00+08:00').getTime()
const dayMs = 86_400_000
let now = begin
let t: TestApp
beforeAll(async () => (t = await startTestApp({ now: () => new Date(now) })))
afterAll(() => t.close())

type Step =
  | { kind: 'earn'; points: number }
  | { kind: 'order'; no: number; amount: number }
  | { kind: 'refund'; no: number; remaining: number }
  | { kind: 'spend'; points: number }
  | { kind: 'take'; points: number }
  | { kind: 'wait'; days: number }

const orderCount = 3
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('earn' as const), points: fc.integer({ min: 1, max: 9 }) }),
  fc.record({ kind: fc.constant('order' as const), no: fc.nat(orderCount - 1), amount: fc.nat(900) }),
  fc.record({
    kind: fc.constant('refund' as const),
    no: fc.nat(orderCount - 1),
    remaining: fc.constantFrom(0, 0, 150),
  }),
  fc.record({ kind: fc.constant('spend' as const), points: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ kind: fc.constant('take' as const), points: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 20 }) }),
)

async function scene() {
  const store = await makeStore(t.deps)
  const member = await makeMember(t.deps, { storeId: store.id })
  const coupon = await makeCoupon(t.deps, { storeId: store.id, cpnTotalQty: 3, cpnPerMember: 1 })
  const reward = { at: 4, cpnCode: coupon.cpnCode, text: '', ticketValidDays: 7 }
  const card = await makePointCard(t.deps, {
    storeId: store.id,
    rules: {
      pcGoal: 6,
      pcIssueBonus: 2,
      pcEarn: { type: 'per_amount', unit: 100, points: 1 },
      pcExpiry: { mode: 'from_last_use', days: 14 },
      pcRewards: [
        { ...reward, at: 2 },
        { ...reward, at: 6 },
      ],
    },
  })
  const orders = []
  for (let i = 0; i < orderCount; i++)
    orders.push(await makeShopOrder(t.deps, { storeId: store.id, memberId: member.id }))
  return { store, member, card, orders }
}
type Scene = Awaited<ReturnType<typeof scene>>

/** Performs one step like its action; a refusal is a valid result. */
async function run(s: Scene, what: Step): Promise<void> {
  const at = new Date(now)
  const who = { storeId: s.store.id, memberId: s.member.id }
  if (what.kind === 'wait') {
    now += what.days * dayMs
    return void (await expireCards(t.deps))
  }
  await t.deps.db
    .write(async (tx) => {
      if (what.kind === 'earn')
        return void (await collectPoints(tx, {
          pointCardId: s.card.id,
          memberId: s.member.id,
          points: what.points,
          reason: 'earn',
          at,
        }))
      if (what.kind === 'spend')
        return spendPoints(tx, {
          ...who,
          pcCode: s.card.pcCode,
          points: what.points,
          ticketNo: `T${Math.random()}`,
          at,
        })
      if (what.kind === 'take') return takeByHand(tx, s, what.points, at)
      const order = s.orders[what.no] as (typeof s.orders)[number]
      const named = { orderId: order.id, orderNo: order.orderNo, at }
      if (what.kind === 'order')
        return void (await earnForOrder(tx, { ...named, ...who, amount: what.amount }))
      return void (await reverseForOrder(tx, { ...named, remaining: what.remaining }))
    })
    .catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error
    })
}

type Tx = Parameters<typeof lockPoints>[0]
async function takeByHand(tx: Tx, s: Scene, points: number, at: Date): Promise<void> {
  await lockPoints(tx, s.member.id)
  const active = await findActiveCard(tx, s.card.id, s.member.id)
  const card = active && (await findCard(tx, s.store.id, active.cardNo))
  const open = card && (await reopenCard(tx, card))
  if (open) await addLedgerEntry(tx, open, { delta: -points, reason: 'adjust', note: '多集了', at })
}

const booksText = `
  select m.id, m.points, m.goal, m.state, coalesce(sum(l.delta), 0)::int as sum, min(l.balance_after) as least,
    (select balance_after from point_ledger e where e.member_card_id = m.id order by e.id desc limit 1) as last,
    coalesce(bool_and(l.balance_after = l.running), true) as "isChain"
  from member_card m left join (
    select *, sum(delta) over (partition by member_card_id order by id) as running from point_ledger) l
    on l.member_card_id = m.id
  where m.member_id = $1 group by m.id`
type Book = {
  id: number
  points: number
  goal: number
  state: string
  sum: number
  least: number | null
  last: number | null
  isChain: boolean
}

async function requireBooks(s: Scene): Promise<void> {
  const { rows } = await t.deps.db.pool.query<Book>(booksText, [s.member.id])
  for (const book of rows) {
    expect(book).toMatchObject({ sum: book.points, isChain: true })
    expect(book.last ?? 0).toBe(book.points)
    expect(book.least ?? 0).toBeGreaterThanOrEqual(0)
    expect(['redeemed', 'expired'].includes(book.state) ? book.points : 0).toBe(0)
    expect(book.state === 'full' ? book.points : book.goal).toBe(book.goal)
  }
  expect(rows.filter(({ state }) => state === 'active').length).toBeLessThanOrEqual(1)
}

test('every balance equals the sum of its ledger after any sequence, and was never below zero', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
      now = begin
      const s = await scene()
      for (const each of steps) await run(s, each)
      await requireBooks(s)
    }),
    { numRuns: 40 },
  )
}, 120_000)

test('the same holds for simultaneous steps', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        step.filter(({ kind }) => kind !== 'wait'),
        { minLength: 4, maxLength: 12 },
      ),
      async (steps) => {
        now = begin
        const s = await scene()
        await Promise.all(steps.map((each) => run(s, each)))
        await requireBooks(s)
      },
    ),
    { numRuns: 12 },
  )
}, 120_000)

test('an order and its full refund add up to zero, however often each is sent', async () => {
  now = begin
  const s = await scene()
  await run(s, { kind: 'order', no: 0, amount: 300 })
  await Promise.all(Array.from({ length: 6 }, () => run(s, { kind: 'order', no: 0, amount: 300 })))
  await Promise.all(Array.from({ length: 6 }, () => run(s, { kind: 'refund', no: 0, remaining: 0 })))
  const { rows } = await t.deps.db.pool.query(
    `select l.reason, sum(l.delta)::int as sum from point_ledger l join member_card m on m.id = l.member_card_id
     where m.member_id = $1 and l.reason in ('earn', 'reverse') group by 1 order by 1`,
    [s.member.id],
  )
  expect(rows).toEqual([
    { reason: 'earn', sum: 3 },
    { reason: 'reverse', sum: -3 },
  ])
})

test('rejects updating or deleting a ledger row', async () => {
  const s = await scene()
  await run(s, { kind: 'earn', points: 1 })
  for (const change of ['update point_ledger set delta = 9', 'delete from point_ledger'])
    await expect(t.deps.db.pool.query(change)).rejects.toThrow('append only')
})
