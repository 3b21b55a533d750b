import { type Endpoint, endpoints, isMemberOnly } from '@lumiroute/contract'
import { hasPermission, type StoreRole } from '@lumiroute/contract/account'
import { createAd } from '@lumiroute/contract/ad'
import { search, searchCategories, searchPermissions } from '@lumiroute/contract/search'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeStoreAdmin, type Person } from '../testing/factories.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

let t: TestApp
let owner: Person
beforeAll(async () => {
  t = await startTestApp()
  owner = await makeStoreAdmin(t.deps, { isFirst: true })
})
afterAll(() => t.close())

const colleague = (storeRole: StoreRole) => makeStoreAdmin(t.deps, { storeId: owner.store.id, storeRole })
const allowed = (role: StoreRole) =>
  endpoints.filter(({ permission }) => permission && hasPermission(role, permission))
const ids = (list: readonly Endpoint[]) => list.map(({ id }) => id).toSorted()

test('every endpoint of a store’s people names a permission', () => {
  const roleless = new Set(['public', 'operator', 'device'])
  const isRoleless = ({ access }: Endpoint) => roleless.has(access.who) || isMemberOnly(access)
  const undeclared = endpoints.filter((each) => !isRoleless(each) && !each.permission)
  expect(ids(undeclared)).toEqual([])
})

// Listed explicitly, so that a further call for counter staff is checked for personal data.
test('lets counter staff redeem, give points and hand out orders, and nothing else', () => {
  const own = ids(allowed('counter').filter(({ permission }) => permission !== 'self'))
  expect(own).toEqual([
    'coupon.lookUp',
    'coupon.redeem',
    'order.count',
    'order.get',
    'order.isPaid',
    'order.listHistory',
    'order.transition',
    'pointCard.getCode',
    'pointCard.list',
    'pointCard.redeem',
  ])
})

/** Reads that are a POST, because the specification says so. */
const isRead = ({ id, method }: Endpoint) =>
  method === 'GET' || /\.(list|find|get|ad|parse|preview|count|is[A-Z]|look|download|record|funnel)/.test(id)

test('lets viewers change nothing but their own account', () => {
  const writes = allowed('viewer').filter((each) => each.permission !== 'self' && !isRead(each))
  // A report is made to be downloaded; its link belongs to those who edit ads.
  expect(ids(writes).filter((id) => !/^(download\.|report\.create$)/.test(id))).toEqual([])
})

test('gives owners everything, and managers all but accounts, keys, payment and whole personal data', () => {
  const declared = endpoints.filter(({ permission }) => permission)
  expect(ids(allowed('owner'))).toEqual(ids(declared))
  const missing = declared.filter(({ permission }) => !hasPermission('manager', permission))
  expect(new Set(missing.map(({ permission }) => permission))).toEqual(
    new Set(['accounts.manage', 'audit.read', 'secrets.manage', 'shop.settings', 'members.erase']),
  )
})

test('refuses a write before reading its body, in the person’s language', async () => {
  const { token } = await colleague('viewer')
  const sent = await t.app.inject({
    method: createAd.method,
    url: `/api${createAd.path}`,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'accept-language': 'en',
    },
    payload: '{ this is no JSON',
  })
  expect(sent.statusCode).toBe(403)
  expect(sent.json()).toMatchObject({
    code: 'FORBIDDEN',
    message: 'Your role (viewer) does not allow this. Ask an owner of the store.',
  })
})

test.each(['manager', 'counter', 'viewer'] as const)('%s finds only what the role may open', async (role) => {
  const { token } = await colleague(role)
  const closed = searchCategories.filter((category) => !hasPermission(role, searchPermissions[category]))
  expect(closed).toContain('account')
  for (const category of closed) {
    const { body } = await t.call(search, { q: owner.account.adminName, category }, token)
    expect({ category, hits: body.hitList }).toEqual({ category, hits: [] })
  }
})
