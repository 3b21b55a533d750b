import {
  confirmTicket,
  lookUpTicket,
  redeemTicket,
  listCouponUsage,
  revokeTicket,
  showTicket,
} from '@lumiroute/contract/coupon'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeCoupon, makeShopOrder, makeTicket } from '../../../testing/coupon-factories.ts'
import { makeSignedInMember, makeStoreAdmin, type Person } from '../../../testing/factories.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

const noon = new Date('2026-11-16T12:30:00+08:00').getTime()
let now = noon
let t: TestApp
let person: Person
beforeAll(async () => {
  t = await startTestApp({ now: () => new Date(now) })
  person = await makeStoreAdmin(t.deps)
})
beforeEach(() => void (now = noon))
afterAll(() => t.close())

async function scene(given: object = {}) {
  const coupon = await makeCoupon(t.deps, { storeId: person.store.id, cpnRedeem: 'staff_qr', ...given })
  const { member, by } = await makeSignedInMember(t.deps, { storeId: person.store.id, mbrName: '陳美惠' })
  const ticket = await makeTicket(t.deps, coupon, { memberId: member.id })
  const store = person.store.storeCode
  return {
    coupon,
    ticket,
    show: (as = by) => t.call(showTicket, { store, ticketNo: ticket.ticketNo }, undefined, as),
    confirm: (as = by) => t.call(confirmTicket, { store, ticketNo: ticket.ticketNo }, undefined, as),
    lookUp: (code: string, who = person) =>
      t.call(lookUpTicket, { store: who.store.storeCode, code }, who.token),
    redeem: (code: string, amount?: number) =>
      t.call(redeemTicket, { store, code, ...(amount !== undefined && { amount }) }, person.token),
    revoke: () => t.call(revokeTicket, { store, ticketNo: ticket.ticketNo }, person.token),
    row: async () =>
      (
        await t.deps.db.pool.query(
          'select status, channel, staff_account_id, discount_amount from coupon_ticket where id = $1',
          [ticket.id],
        )
      ).rows[0],
  }
}

test('shows the counter the ticket and holder of a code, then uses it once', async () => {
  const s = await scene()
  const { code } = (await s.show()).body
  const seen = await s.lookUp(`${code.slice(0, 8)} ${code.slice(8).toLowerCase()}`)
  expect(seen.body).toMatchObject({
    mbrName: '陳○惠',
    refusal: null,
    ticket: { ticketNo: s.ticket.ticketNo, status: 'held' },
  })
  expect((await s.row())?.status).toBe('held')
  const used = await s.redeem(code)
  expect(used.body).toMatchObject({
    message: '已使用「滿額折 100」',
    discountAmount: 100,
    ticket: { status: 'used' },
  })
  expect(await s.row()).toEqual({
    status: 'used',
    channel: 'counter',
    staff_account_id: person.account.id,
    discount_amount: 100,
  })
  const again = await s.redeem(code)
  expect([again.status, again.body.message]).toEqual([409, '此優惠券已使用'])
})

test('accepts a code for 60 seconds; looking it up gives the counter another minute', async () => {
  const s = await scene()
  const { code, codeExpiresAt } = (await s.show()).body
  expect(Date.parse(codeExpiresAt)).toBe(noon + 60_000)
  now = noon + 59_000
  const fresh = (await s.lookUp(code)).body.code
  now = noon + 61_000
  expect((await s.redeem(code)).body).toMatchObject({
    status: 404,
    message: '代碼有誤或已超過 60 秒，請會員重新出示',
  })
  expect((await s.redeem(fresh)).status).toBe(200)
})

test('redeems a code once for many simultaneous attempts', async () => {
  const s = await scene()
  const { code } = (await s.show()).body
  const answers = await Promise.all(Array.from({ length: 20 }, () => s.redeem(code)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const { rows } = await t.deps.db.pool.query('select used, discount_total from coupon where id = $1', [
    s.coupon.id,
  ])
  expect(rows).toEqual([{ used: 1, discount_total: 100 }])
})

test('does not accept a used code again after the ticket was restored', async () => {
  const s = await scene()
  const { code } = (await s.show()).body
  await s.redeem(code)
  await t.deps.db.pool.query(`update coupon_ticket set status = 'restored' where id = $1`, [s.ticket.id])
  expect((await s.redeem(code)).body.message).toBe('此代碼已使用過，請重新出示')
  now += 1000
  expect((await s.redeem((await s.show()).body.code)).status).toBe(200)
})

test('reports why a ticket cannot be used before it is used', async () => {
  const s = await scene({ cpnUseHours: [{ days: [1], from: '12:00', to: '12:31' }] })
  const { code } = (await s.show()).body
  now = noon + 60_000 - 1000
  expect((await s.lookUp(code)).body.refusal).toBeNull()
  const fresh = (await s.lookUp(code)).body.code
  now = noon + 61_000
  expect((await s.lookUp(fresh)).body.refusal).toBe('目前不在此優惠券的使用時段')
  expect((await s.redeem(fresh)).body.message).toBe('目前不在此優惠券的使用時段')
})

test.each<[object, number, number | string]>([
  [{ cpnReward: { type: 'discount_percent', value: 20, maxDiscount: 50 } }, 200, 40],
  [{ cpnReward: { type: 'discount_percent', value: 20, maxDiscount: 50 } }, 900, 50],
  [{ cpnReward: { type: 'discount_fixed', value: 100 } }, 60, 60],
  [{ cpnReward: { type: 'price_explicit', value: 99, originalPrice: 150 } }, 500, 51],
  [{ cpnMinSpend: 300 }, 299, '需消費滿 NT$300'],
])('%j at the counter for %i is worth %s', async (given, amount, worth) => {
  const s = await scene(given)
  const { body } = await s.redeem((await s.show()).body.code, amount)
  expect(body.fields?.amount ?? body.discountAmount).toBe(worth)
})

test('returns not found for another store’s code, another member’s ticket and made-up codes', async () => {
  const s = await scene()
  const { code } = (await s.show()).body
  expect((await s.lookUp(code, await makeStoreAdmin(t.deps))).status).toBe(404)
  const stranger = await makeSignedInMember(t.deps, { storeId: person.store.id })
  expect((await s.show(stranger.by)).status).toBe(404)
  for (const made of ['0'.repeat(16), 'hello', '🎟', code.slice(1)])
    expect((await s.lookUp(made)).status).toBe(404)
  const asStaff = await t.call(
    showTicket,
    { store: person.store.storeCode, ticketNo: s.ticket.ticketNo },
    person.token,
  )
  expect(asStaff.status).toBe(409)
})

test('issues no code for an online coupon, and rejects a member’s confirmation of a counter coupon', async () => {
  expect((await (await scene({ cpnRedeem: 'online' })).show()).status).toBe(409)
  expect((await (await scene()).confirm()).status).toBe(409)
})

test('lets a member confirm the use once if the coupon allows it', async () => {
  const s = await scene({ cpnRedeem: 'self_confirm' })
  const answers = await Promise.all(Array.from({ length: 5 }, () => s.confirm()))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409])
  expect(await s.row()).toMatchObject({ status: 'used', channel: 'counter', staff_account_id: null })
})

test('a ticket offers to be revoked exactly while the server accepts it', async () => {
  const other = await makeStoreAdmin(t.deps)
  for (const { store, token } of [person, other]) {
    const coupon = await makeCoupon(t.deps, { storeId: store.id })
    const order = await makeShopOrder(t.deps, { storeId: store.id })
    const past = new Date(noon - 1000)
    const given = [
      {},
      { status: 'restored' },
      { status: 'used', usedAt: past },
      { status: 'revoked' },
      { status: 'expired' },
      { expiresAt: past },
      { orderId: order.id },
    ]
    for (const each of given) await makeTicket(t.deps, coupon, each)
    const named = { store: store.storeCode, cpnCode: coupon.cpnCode }
    const { couponUsageList } = (await t.call(listCouponUsage, named, token)).body
    expect(couponUsageList.flatMap(({ actions }) => actions)).toEqual(['revoke', 'revoke'])
    for (const { ticketNo, actions, status } of couponUsageList) {
      const answer = await t.call(revokeTicket, { store: store.storeCode, ticketNo }, token)
      expect([status, answer.status]).toEqual([status, actions.includes('revoke') ? 200 : 409])
    }
  }
})

test('lets a ticket be revoked until it is used', async () => {
  const s = await scene()
  const { code } = (await s.show()).body
  expect([(await s.revoke()).status, (await s.revoke()).status]).toEqual([200, 409])
  expect((await s.redeem(code)).body.message).toBe('此優惠券已作廢')
})
