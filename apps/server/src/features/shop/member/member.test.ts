import { eraseMember, getMember, getTimeline, updateMember, visitAd } from '@lumiroute/contract/member'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lineEvents, type members, orders } from '../../../db/schema/index.ts'
import { makeAd } from '../../../testing/ad-factories.ts'
import { makeMember, makeSignedInMember, makeStoreAdmin, type Person } from '../../../testing/factories.ts'
import { makeTag, makeVisit } from '../../../testing/member-factories.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { findOrCreateMember } from './find-or-create-member.ts'

let t: TestApp
beforeAll(async () => (t = await startTestApp()))
afterAll(() => t.close())

const whole = {
  mbrName: '王小明',
  mbrMobile: '0912345678',
  mbrEmail: 'ming@example.tw',
  mbrBirth: '1990-05-17',
  mbrAddr: '台北市信義區',
}
const at = ({ store }: Person, mbrCode: string) => ({ store: store.storeCode, mbrCode })
const get = (person: Person, mbrCode: string) => t.call(getMember, at(person, mbrCode), person.token)
const change = (person: Person, mbrCode: string, form: object) =>
  t.call(updateMember, { ...at(person, mbrCode), ...form }, person.token)

async function someMember(given: Partial<typeof members.$inferInsert> = {}) {
  const person = await makeStoreAdmin(t.deps)
  const member = await makeMember(t.deps, { storeId: person.store.id, ...whole, ...given })
  return { person, member }
}

async function placeOrder(
  storeId: number,
  memberId: number,
  paymentId: string,
  given: Partial<typeof orders.$inferInsert> = {},
) {
  const [order] = await t.deps.db
    .insert(orders)
    .values({
      storeId,
      memberId,
      source: 'CART',
      paymentId,
      orderNo: `N${paymentId}`,
      paymentStatus: 'SUCCESS',
      orderStatus: 'paid',
      orderAmount: 250,
      mbr: { name: '王小明', mobile: '0912345678' },
      delivery: { type: 'home', address: '台北市', name: '王小明' },
      ...given,
    })
    .returning({ id: orders.id })
  return (order as { id: number }).id
}

test('returns a member’s details unmasked', async () => {
  const { person, member } = await someMember({ lineUserId: `U${'1'.repeat(32)}` })
  const { body } = await get(person, member.mbrCode)
  expect(body.member).toMatchObject({ ...whole, lineUserId: member.lineUserId, version: 1 })
  expect(body.actions).toEqual(['edit', 'erase'])
})

test('returns not found for another store’s member', async () => {
  const { member } = await someMember()
  const { person } = await someMember()
  const answers = [
    await get(person, member.mbrCode),
    await change(person, member.mbrCode, {}),
    await t.call(eraseMember, at(person, member.mbrCode), person.token),
    await t.call(getTimeline, at(person, member.mbrCode), person.token),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
})

test('rejects a second update of the same version', async () => {
  const { person, member } = await someMember()
  const form = { ...whole, mbrName: '王大明', mbrLevel: '金卡', memo: '靠窗', mbrEnabled: 0, version: 1 }
  const { body } = await change(person, member.mbrCode, form)
  expect(body.member).toMatchObject({ mbrName: '王大明', mbrLevel: '金卡', mbrEnabled: false, version: 2 })
  expect(body.member.updatedBy).toBe(person.account.adminName)
  expect((await change(person, member.mbrCode, form)).status).toBe(409)
})

test.each([
  ['mbrMobile', '電話'],
  ['mbrEmail', 'not a mail'],
  ['mbrBirth', '1990-02-30'],
  ['mbrBirth', '2999-01-01'],
  ['mbrGender', 'Z'],
  ['mbrName', 'x'.repeat(51)],
])('rejects %s being %j', async (field, value) => {
  const { person, member } = await someMember()
  const { status, body } = await change(person, member.mbrCode, { ...whole, [field]: value })
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]])
})

test('erases the person and retains the order', async () => {
  const { person, member } = await someMember({
    lineUserId: `U${'2'.repeat(32)}`,
    mbrDisplayName: '小明',
    mbrPicture: 'https://profile.line-scdn.net/x',
    memo: '靠窗',
    consent: { version: '1', at: '2026-01-01', channel: 'liff' },
    source: { type: 'ad', adId: 5, lat: 25, lon: 121 },
  })
  const orderId = await placeOrder(person.store.id, member.id, 'ERASE1')
  await makeTag(t.deps, { storeId: person.store.id }, [member.id])
  const erased = await t.call(eraseMember, at(person, member.mbrCode), person.token)
  expect(erased.body.member).toMatchObject({
    mbrName: '',
    tags: [],
    mbrEnabled: false,
    followStatus: 'never',
  })
  const rows = await t.deps.db.execute(
    sql`select row_to_json(m)::text as row from member m where id = ${member.id}`,
  )
  for (const word of ['王', '小明', '0912', 'ming', '台北', 'U2222', '靠窗', 'scdn', '"lat"'])
    expect(String(rows.rows[0]?.row)).not.toContain(word)
  const [order] = await t.deps.db.select().from(orders).where(eq(orders.id, orderId))
  expect(order).toMatchObject({
    mbr: null,
    delivery: { type: 'home', name: '', address: '' },
    orderAmount: 250,
    memberId: member.id,
  })
  expect((await get(person, member.mbrCode)).body.actions).toEqual([])
  expect((await change(person, member.mbrCode, whole)).status).toBe(409)
  expect((await t.call(eraseMember, at(person, member.mbrCode), person.token)).status).toBe(409)
})

test('keeps the invoice of a paid order when the person is erased, but not that of one never paid', async () => {
  const { person, member } = await someMember()
  const invoice = { type: 'person', carrierType: 'phone', carrierNum: '/AB12+-.' }
  const place = (paymentId: string, given: object) =>
    placeOrder(person.store.id, member.id, paymentId, { invoice, ...given })
  const kept = [
    await place('INVOICE1', { paidAt: new Date() }),
    await place('INVOICE2', { paidAt: new Date(), orderStatus: 'canceled', paymentStatus: 'REFUNDED' }),
    await place('INVOICE3', { paymentStatus: 'INIT', orderStatus: 'created' }),
  ]
  const gone = [
    await place('INVOICE4', { paymentStatus: 'INIT', orderStatus: 'canceled' }),
    await place('INVOICE5', { paymentStatus: 'EXPIRED', orderStatus: 'canceled' }),
  ]
  await t.call(eraseMember, at(person, member.mbrCode), person.token)
  const rows = await t.deps.db.select().from(orders).where(eq(orders.memberId, member.id))
  const withInvoice = rows.filter((row) => row.invoice !== null).map(({ id }) => id)
  expect(withInvoice.toSorted()).toEqual(kept.toSorted())
  expect(rows).toHaveLength(kept.length + gone.length)
})

test('creates a new member when an erased person returns', async () => {
  const lineUserId = `U${'3'.repeat(32)}`
  const { person, member } = await someMember({ lineUserId })
  await t.call(eraseMember, at(person, member.mbrCode), person.token)
  const again = await t.deps.db.write((tx) =>
    findOrCreateMember(tx, t.deps.settings, {
      storeId: person.store.id,
      lineUserId,
      displayName: '小明',
      at: new Date(),
    }),
  )
  expect(again.id).not.toBe(member.id)
})

test('creates one member for twenty simultaneous sign-ins of one person', async () => {
  const person = await makeStoreAdmin(t.deps)
  const who = { storeId: person.store.id, lineUserId: `U${'4'.repeat(32)}`, at: new Date() }
  const made = await Promise.all(
    Array.from({ length: 20 }, () => t.deps.db.write((tx) => findOrCreateMember(tx, t.deps.settings, who))),
  )
  expect(new Set(made.map(({ id }) => id)).size).toBe(1)
})

test('returns the whole timeline newest first, in pages', async () => {
  const { person, member } = await someMember({ createdAt: new Date('2026-01-01T00:00:00Z') })
  const storeId = person.store.id
  const ad = await makeAd(t.deps, { storeId, name: '夏日咖啡' })
  await t.deps.db.insert(lineEvents).values([
    { webhookEventId: 'tl-1', storeId, memberId: member.id, type: 'follow', at: new Date('2026-01-02') },
    { webhookEventId: 'tl-2', storeId, memberId: member.id, type: 'message', at: new Date('2026-01-03') },
  ])
  await makeVisit(t.deps, { memberId: member.id, adId: ad.id, at: new Date('2026-01-04') })
  await makeVisit(t.deps, {
    memberId: member.id,
    kind: 'game',
    gameId: 2,
    score: 70,
    at: new Date('2026-01-05'),
  })
  await placeOrder(storeId, member.id, 'LINE1')
  await makeTag(t.deps, { storeId, tagName: '常客' }, [member.id])
  const ask = (query: object) =>
    t.call(getTimeline, { ...at(person, member.mbrCode), ...query }, person.token)
  const { body } = await ask({})
  const kinds = body.timeline.map(({ kind }) => kind)
  expect(kinds.slice(2)).toEqual(['game', 'scan', 'follow', 'joined'])
  expect(kinds.slice(0, 2).toSorted()).toEqual(['order', 'tag'])
  expect(body.timeline.find(({ kind }) => kind === 'scan')).toMatchObject({ name: '夏日咖啡' })
  expect(body.timeline.find(({ kind }) => kind === 'order')).toMatchObject({ ref: 'NLINE1', amount: 250 })
  expect(body.total).toBe(6)
  const second = (await ask({ page: 2, size: 4 })).body
  expect(second.timeline).toEqual(body.timeline.slice(4))
})

test('counts a member’s scan once in ten minutes, and only of their store’s ads', async () => {
  const person = await makeStoreAdmin(t.deps)
  const storeId = person.store.id
  const { member, by } = await makeSignedInMember(t.deps, { storeId })
  const ad = await makeAd(t.deps, { storeId })
  const foreign = await makeAd(t.deps)
  const visit = (adId: number) => t.call(visitAd, { store: person.store.storeCode, adId }, undefined, by)
  const answers = await Promise.all(Array.from({ length: 6 }, () => visit(ad.id)))
  expect(answers.filter(({ body }) => body.counted)).toHaveLength(1)
  expect((await visit(foreign.id)).status).toBe(404)
  const staff = { store: person.store.storeCode, adId: ad.id }
  expect((await t.call(visitAd, staff, person.token)).status).toBe(400)
  const named = await t.call(visitAd, { ...staff, mbrCode: member.mbrCode }, person.token)
  expect(named.body.counted).toBe(false)
})
