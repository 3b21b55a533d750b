import { type Endpoint, endpoints, isMultipart } from '@lumiroute/contract'
import { hasPermission, type StoreRole } from '@lumiroute/contract/account'
import { getShopOrder, listOrderHistory } from '@lumiroute/contract/order'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { memberCards, orderEvents, orderItems, pointCardVersions } from '../db/schema/index.ts'
import { createTicketCode } from '../features/shop/coupon/ticket-codes.ts'
import { makeCoupon, makePointCard, makeShopOrder, makeTicket } from '../testing/coupon-factories.ts'
import { makeMember, makeOperator, makeStoreAdmin, type Person } from '../testing/factories.ts'
import type { TestApp } from '../testing/test-app.ts'
import { sendParts, validParts, withValueAt } from './call-parts.ts'
import { startContractTestApp } from './contract-test-app.ts'

/** Every one of these is about a customer; none may reach a role without `members.read`. */
const markers = {
  name: '甲乙姓名丙',
  mobile: '0955667788',
  email: 'marker@private.example',
  address: '祕密路九十九號',
  memo: '請叫我祕密客',
  carrier: '/MARKER1',
  note: '客人電話祕密',
}

let t: TestApp
let owner: Person
let operator: Person
let known: Record<string, unknown>
beforeAll(async () => {
  t = await startContractTestApp()
  owner = await makeStoreAdmin(t.deps, { isFirst: true })
  operator = await makeOperator(t.deps)
  known = await fillStore(owner.store.id)
})
afterAll(() => t.close())

/** One of everything that names a customer; answers the inputs that lead to it. */
async function fillStore(storeId: number) {
  const { name, mobile, email, address, memo, carrier, note } = markers
  const member = await makeMember(t.deps, { storeId, mbrName: name, mbrMobile: mobile, mbrEmail: email })
  const order = await makeShopOrder(t.deps, {
    storeId,
    memberId: member.id,
    memo,
    paymentStatus: 'SUCCESS',
    orderStatus: 'paid',
    paidAt: t.deps.now(),
    mbr: { mbrCode: member.mbrCode, name, mobile, email },
    delivery: { type: 'home', name, mobile, address, cvsStoreId: '', pickupAt: null },
    invoice: {
      type: 'person',
      carrierType: 'phone',
      carrierNum: carrier,
      loveCode: '',
      taxId: '',
      title: name,
    },
  })
  await t.deps.db.insert(orderItems).values({
    orderId: order.id,
    oiProdCode: 'P1',
    oiProdName: '拿鐵',
    oiProdSaleQty: 1,
    oiProdSalePrice: 500,
  })
  await t.deps.db
    .insert(orderEvents)
    .values({ orderId: order.id, kind: 'paid', at: t.deps.now(), detail: { note } })
  const coupon = await makeCoupon(t.deps, { storeId, cpnRedeem: 'staff_qr' })
  const ticket = await makeTicket(t.deps, coupon, { memberId: member.id })
  const card = await makePointCard(t.deps, { storeId })
  const [version] = await t.deps.db
    .select({ id: pointCardVersions.id })
    .from(pointCardVersions)
    .where(eq(pointCardVersions.pointCardId, card.id))
  const cardNo = `C${member.id}`
  await t.deps.db.insert(memberCards).values({
    storeId,
    cardNo,
    pointCardId: card.id,
    memberId: member.id,
    versionId: (version as { id: number }).id,
    points: 10,
    goal: 10,
    state: 'full',
    issuedAt: t.deps.now(),
  })
  return {
    orderNo: order.orderNo,
    code: createTicketCode(t.deps, ticket.id).code,
    ticketNo: ticket.ticketNo,
    pcCode: card.pcCode,
    cpnCode: coupon.cpnCode,
    mbrCode: member.mbrCode,
    cardNo,
    action: 'prepare',
    at: 10,
    q: name,
  }
}

const isTested = ({ id, body }: Endpoint) => id !== 'session.signOut' && !isMultipart(body)

const calledBy = (role: StoreRole) =>
  endpoints.filter((each) => hasPermission(role, each.permission) && isTested(each))

/** The input that finds the filled rows, as far as the endpoint takes it. */
function partsFor(endpoint: Endpoint) {
  const { access } = endpoint
  let parts = validParts(endpoint)
  for (const place of ['params', 'query', 'body'] as const) {
    const fields = Object.keys(parts[place])
    for (const name of fields) if (name in known) parts = withValueAt(parts, `${place}.${name}`, known[name])
  }
  if (!('at' in access) || access.who === 'ownThing') return parts
  return withValueAt(parts, access.at, access.by === 'id' ? owner.store.id : owner.store.storeCode)
}

/** Calls that must succeed, or the test would prove nothing. */
const reached = {
  counter: ['order.get 200', 'order.listHistory 200', 'coupon.lookUp 200', 'pointCard.redeem 200'],
  viewer: ['order.get 200', 'order.listHistory 200', 'order.list 200'],
}

describe.each(['counter', 'viewer'] as const)('%s', (role) => {
  test('gets no customer’s data from any call of the role', async () => {
    const person = await makeStoreAdmin(t.deps, { storeId: owner.store.id, storeRole: role })
    const called: string[] = []
    for (const endpoint of calledBy(role)) {
      const { statusCode, body } = await sendParts(t.app, endpoint, partsFor(endpoint), person)
      called.push(`${endpoint.id} ${statusCode}`)
      const leaked = Object.values(markers).filter((marker) => body.includes(marker))
      expect({ id: endpoint.id, leaked }).toEqual({ id: endpoint.id, leaked: [] })
    }
    expect(called).toEqual(expect.arrayContaining(reached[role]))
  })

  test('cannot find out whose an order is by searching or filtering', async () => {
    const { token } = await makeStoreAdmin(t.deps, { storeId: owner.store.id, storeRole: role })
    const store = owner.store.storeCode
    for (const q of [markers.name, markers.mobile, String(known.mbrCode)])
      expect((await t.call(listOrderHistory, { store, q }, token)).body.orderList).toEqual([])
    const filtered = await t.call(listOrderHistory, { store, mbrCode: String(known.mbrCode) }, token)
    expect(filtered.status).toBe(403)
    const all = await t.call(listOrderHistory, { store }, token)
    expect(all.body.orderList).toMatchObject([{ orderNo: known.orderNo, mbr: null, memo: '' }])
  })
})

test('owners and operators see the markers, so that their absence above means something', async () => {
  const input = { store: owner.store.storeCode, orderNo: String(known.orderNo) }
  for (const { token } of [owner, operator]) {
    const { body } = await t.call(getShopOrder, input, token)
    for (const marker of Object.values(markers)) expect(JSON.stringify(body)).toContain(marker)
  }
})
