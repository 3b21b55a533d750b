import {
  couponStatusCodes,
  couponTransitions,
  createCoupon,
  listCoupons,
  deleteCoupon,
  updateCoupon,
} from '@lumiroute/contract/coupon'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeCoupon, makePointCard, makeShopOrder, makeTicket } from '../../../testing/coupon-factories.ts'
import { makeFile, makeStoreAdmin, type Person } from '../../../testing/factories.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

const at = new Date('2026-11-16T12:30:00+08:00')
let t: TestApp
let person: Person
beforeAll(async () => {
  t = await startTestApp({ now: () => at })
  person = await makeStoreAdmin(t.deps)
})
afterAll(() => t.close())

type Form = Omit<Parameters<typeof t.call<typeof createCoupon>>[1], 'store'>
const store = () => person.store.storeCode
const form: Form = {
  cpnTitle: '開幕慶',
  cpnReward: { type: 'discount_percent', value: 20, maxDiscount: 200 },
  cpnIssue: { type: 'public' },
  cpnValid: { mode: 'days_after_claim', days: 30 },
  cpnRedeem: 'staff_qr',
}
const add = (change: object = {}) =>
  t.call(createCoupon, { store: store(), ...form, ...change } as never, person.token)
const update = (cpnCode: string, change: object) =>
  t.call(updateCoupon, { store: store(), cpnCode, ...change }, person.token)
const remove = (cpnCode: string) => t.call(deleteCoupon, { store: store(), cpnCode }, person.token)

test('creates a coupon with a generated code if none is given', async () => {
  const { body } = await add()
  expect(body.message).toBe('新增優惠券「開幕慶」成功')
  expect(body.coupon).toMatchObject({
    cpnCode: expect.stringMatching(/^CPN\w+$/),
    cpnStatus: 'draft',
    claimed: 0,
    version: 1,
  })
  const listed = await t.call(
    listCoupons,
    { store: store(), cpnCode: body.coupon.cpnCode.toLowerCase() },
    person.token,
  )
  expect(listed.body.couponList).toEqual([body.coupon])
})

test('rejects a code that differs only in case, and allows it again after deletion', async () => {
  await add({ cpnCode: 'TAKEN' })
  const { body } = await add({ cpnCode: 'taken' })
  expect([body.status, body.fields]).toEqual([409, { cpnCode: '優惠券代碼已存在' }])
  expect((await remove('TAKEN')).status).toBe(200)
  expect((await add({ cpnCode: 'taken' })).status).toBe(200)
})

test.each<[object, string]>([
  [{ cpnTitle: '' }, 'cpnTitle'],
  [{ cpnCode: '中文' }, 'cpnCode'],
  [{ cpnReward: { type: 'discount_percent', value: 100 } }, 'cpnReward.value'],
  [{ cpnReward: { type: 'discount_fixed', value: 0 } }, 'cpnReward.value'],
  [{ cpnReward: { type: 'points', value: 3, pcCode: 'NONE' } }, 'cpnReward.pcCode'],
  [{ cpnIssue: { type: 'lottery', probability: 0 } }, 'cpnIssue.probability'],
  [{ cpnIssue: { type: 'tag', tagCodes: ['NONE'] } }, 'cpnIssue.tagCodes'],
  [{ cpnScope: { type: 'prodCodes' } }, 'cpnScope.prodCodes'],
  [{ cpnScope: { type: 'prodCodes', prodCodes: ['NONE'] } }, 'cpnScope.prodCodes'],
  [{ cpnStackWith: ['NONE'] }, 'cpnStackWith'],
  [{ cpnTotalQty: 0 }, 'cpnTotalQty'],
  [
    { cpnValid: { mode: 'fixed', startAt: '2026-12-02T00:00:00+08:00', endAt: '2026-12-01T00:00:00+08:00' } },
    'cpnValid.endAt',
  ],
  [{ cpnUseHours: [{ days: [1], from: '18:00', to: '09:00' }] }, 'cpnUseHours.0.to'],
  [{ cpnStatus: 'closed' }, 'cpnStatus'],
])('rejects %j at %s', async (wrong, field) => {
  const { body } = await add(wrong)
  expect([body.status, Object.keys(body.fields ?? {})]).toEqual([400, [field]])
})

test('rejects another store’s picture and accepts its own', async () => {
  const foreign = await makeFile(t.deps, { kind: 'product' })
  expect((await add({ cpnImage: foreign.uuidName })).body.fields).toHaveProperty('cpnImage')
  const own = await makeFile(t.deps, { kind: 'product', storeId: person.store.id })
  expect((await add({ cpnImage: own.uuidName })).body.coupon.cpnImage).toBe(own.uuidName)
})

test('leaves omitted fields unchanged, and rejects an outdated version', async () => {
  const { cpnCode, version } = (await add()).body.coupon
  const changed = await update(cpnCode, { cpnTitle: '新標題', version })
  expect(changed.body.coupon).toMatchObject({ cpnTitle: '新標題', cpnReward: form.cpnReward, version: 2 })
  expect((await update(cpnCode, { cpnTitle: '舊的', version })).status).toBe(409)
})

test('changes the status as the state machine allows', async () => {
  const { cpnCode } = (await add()).body.coupon
  const moves = ['paused', 'running', 'draft', 'paused', 'running', 'closed', 'running'] as const
  const answers = []
  for (const cpnStatus of moves) answers.push((await update(cpnCode, { cpnStatus })).status)
  expect(answers).toEqual([409, 200, 409, 200, 200, 200, 409])
})

test.each(couponStatusCodes)(
  'the actions of a coupon in %s are those that the server accepts',
  async (status) => {
    const other = await makeStoreAdmin(t.deps)
    for (const { store: owner, token } of [person, other])
      for (const to of couponStatusCodes.filter((each) => each !== status)) {
        const { cpnCode } = await makeCoupon(t.deps, { storeId: owner.id, cpnStatus: status })
        const named = { store: owner.storeCode, cpnCode }
        const [row] = (await t.call(listCoupons, named, token)).body.couponList
        const actions: readonly string[] = row?.actions ?? []
        const isOffered = Object.entries(couponTransitions).some(
          ([action, move]) => move.to === to && actions.includes(action),
        )
        const { status: answer } = await t.call(updateCoupon, { ...named, cpnStatus: to }, token)
        expect([to, answer]).toEqual([to, isOffered ? 200 : 409])
        expect((await t.call(deleteCoupon, named, token)).status).toBe(actions.includes('delete') ? 200 : 409)
      }
  },
)

const wide = {
  cpnReward: { type: 'discount_percent', value: 20, maxDiscount: 200 },
  cpnMinSpend: 300,
  cpnTotalQty: 100,
  cpnPerMember: 2,
  cpnValid: { mode: 'fixed', startAt: '2026-11-10T00:00:00+08:00', endAt: '2026-12-01T00:00:00+08:00' },
  cpnUseHours: [{ days: [1, 2], from: '09:00', to: '18:00' }],
  cpnIssue: { type: 'lottery', probability: 50 },
  cpnScope: { type: 'all', cateCodes: [], prodCodes: [], exclude: [] },
  cpnStackable: true,
} as const

test.each<[string, object, object]>([
  [
    'cpnReward',
    { cpnReward: { ...wide.cpnReward, value: 10 } },
    { cpnReward: { ...wide.cpnReward, value: 30, maxDiscount: null } },
  ],
  [
    'cpnReward',
    { cpnReward: { ...wide.cpnReward, maxDiscount: 100 } },
    { cpnReward: { ...wide.cpnReward, maxDiscount: 300 } },
  ],
  ['cpnReward', { cpnReward: { type: 'discount_fixed', value: 999 } }, {}],
  ['cpnMinSpend', { cpnMinSpend: 301 }, { cpnMinSpend: 0 }],
  ['cpnTotalQty', { cpnTotalQty: 99 }, { cpnTotalQty: null }],
  ['cpnPerMember', { cpnPerMember: 1 }, { cpnPerMember: 3 }],
  [
    'cpnValid',
    { cpnValid: { ...wide.cpnValid, endAt: '2026-11-30T00:00:00+08:00' } },
    { cpnValid: { ...wide.cpnValid, endAt: '2027-01-01T00:00:00+08:00' } },
  ],
  [
    'cpnValid',
    { cpnValid: { mode: 'days_after_claim', days: 365 } },
    { cpnValid: { ...wide.cpnValid, startAt: null } },
  ],
  ['cpnUseHours', { cpnUseHours: [{ days: [1], from: '09:00', to: '18:00' }] }, { cpnUseHours: [] }],
  [
    'cpnUseHours',
    { cpnUseHours: [{ days: [1, 2], from: '10:00', to: '18:00' }] },
    { cpnUseHours: [{ days: [1, 2, 3], from: '08:00', to: '20:00' }] },
  ],
  [
    'cpnIssue',
    { cpnIssue: { type: 'lottery', probability: 40 } },
    { cpnIssue: { type: 'lottery', probability: 60 } },
  ],
  ['cpnIssue', { cpnIssue: { type: 'public' } }, {}],
  ['cpnStackable', { cpnStackable: false }, {}],
  ['cpnRedeem', { cpnRedeem: 'online' }, {}],
])('allows widening %s of a running coupon, but not narrowing it', async (field, narrower, wider) => {
  const coupon = await makeCoupon(t.deps, {
    storeId: person.store.id,
    cpnRedeem: 'staff_qr',
    ...structuredClone(wide),
  } as never)
  const refused = await update(coupon.cpnCode, narrower)
  const named = Object.keys(refused.body.fields ?? {}).map((path) => path.split('.')[0])
  expect([refused.status, named]).toEqual([409, [field]])
  expect((await update(coupon.cpnCode, wider)).status).toBe(200)
})

test('applies a longer period to issued tickets', async () => {
  const coupon = await makeCoupon(t.deps, { storeId: person.store.id, claimed: 1, cpnValid: wide.cpnValid })
  const ticket = await makeTicket(t.deps, coupon, { expiresAt: new Date(wide.cpnValid.endAt) })
  await update(coupon.cpnCode, { cpnValid: { ...wide.cpnValid, endAt: '2026-12-31T00:00:00+08:00' } })
  const { rows } = await t.deps.db.pool.query('select expires_at from coupon_ticket where id = $1', [
    ticket.id,
  ])
  expect(rows[0]?.expires_at).toEqual(new Date('2026-12-31T00:00:00+08:00'))
})

test('rejects deleting a coupon with usable tickets, and only hides one with used tickets', async () => {
  const coupon = await makeCoupon(t.deps, { storeId: person.store.id, cpnTitle: '有人持有' })
  const ticket = await makeTicket(t.deps, coupon)
  const refused = await remove(coupon.cpnCode)
  expect([refused.status, refused.body.message]).toEqual([
    409,
    '優惠券「有人持有」還有 1 張可使用，無法刪除，可改為結束發放',
  ])
  await t.deps.db.pool.query(`update coupon_ticket set status = 'used' where id = $1`, [ticket.id])
  expect([(await remove(coupon.cpnCode)).status, (await remove(coupon.cpnCode)).status]).toEqual([200, 404])
  expect((await t.deps.db.pool.query('select from coupon where id = $1', [coupon.id])).rowCount).toBe(1)
})

test('rejects deleting a coupon that is a point card’s reward', async () => {
  const coupon = await makeCoupon(t.deps, { storeId: person.store.id })
  await makePointCard(t.deps, {
    storeId: person.store.id,
    rules: { pcRewards: [{ at: 10, cpnCode: coupon.cpnCode, text: '', ticketValidDays: null }] },
  })
  expect((await remove(coupon.cpnCode)).body.message).toContain('是集點卡「集點卡」的獎勵')
})

test('lets a store delete a coupon whose code is only another store’s reward', async () => {
  const other = await makeStoreAdmin(t.deps)
  const coupon = await makeCoupon(t.deps, { storeId: person.store.id })
  const rules = { pcRewards: [{ at: 10, cpnCode: coupon.cpnCode, text: '', ticketValidDays: null }] }
  await makePointCard(t.deps, { storeId: other.store.id, rules })
  expect((await remove(coupon.cpnCode)).status).toBe(200)
})

test('counts expired tickets, also before the daily job, and is over at the end of its period', async () => {
  const coupon = await makeCoupon(t.deps, { storeId: person.store.id, cpnValid: wide.cpnValid })
  const order = await makeShopOrder(t.deps, { storeId: person.store.id })
  for (const each of [
    { status: 'expired' },
    { expiresAt: at },
    { status: 'restored', expiresAt: at },
    { expiresAt: at, orderId: order.id },
    { expiresAt: new Date(at.getTime() + 1000) },
    { status: 'used', expiresAt: at },
  ])
    await makeTicket(t.deps, coupon, each)
  const read = async (cpnCode: string) =>
    (await t.call(listCoupons, { store: store(), cpnCode }, person.token)).body.couponList[0]
  expect(await read(coupon.cpnCode)).toMatchObject({ expired: 3, isOver: false })
  const ended = { mode: 'fixed', startAt: null, endAt: '2026-11-16T12:30:00+08:00' } as const
  const over = await makeCoupon(t.deps, { storeId: person.store.id, cpnValid: ended })
  expect((await read(over.cpnCode))?.isOver).toBe(true)
})

test('denies another store reading and changing it', async () => {
  const other = await makeStoreAdmin(t.deps)
  const { cpnCode } = (await add({ cpnCode: 'MINE' })).body.coupon
  const theirs = { store: other.store.storeCode, cpnCode }
  expect((await t.call(listCoupons, theirs, other.token)).body.couponList).toEqual([])
  expect((await t.call(updateCoupon, { ...theirs, cpnTitle: '偷' }, other.token)).status).toBe(404)
  expect((await t.call(deleteCoupon, { ...theirs, store: store() }, other.token)).status).toBe(403)
})
