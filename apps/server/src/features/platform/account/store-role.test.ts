import {
  createStoreAdmin,
  deleteStoreAdmin,
  listStoreAdmins,
  type StoreRole,
  storeRoles,
  updateStoreAdmin,
} from '@lumiroute/contract/account'
import { listAudit } from '@lumiroute/contract/audit'
import { updateMe } from '@lumiroute/contract/session'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts } from '../../../db/schema/index.ts'
import {
  getPlatform,
  makeOperator,
  makeStore,
  makeStoreAdmin,
  type Person,
} from '../../../testing/factories.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let t: TestApp
let operator: Person
beforeAll(async () => {
  t = await startTestApp()
  operator = await makeOperator(t.deps)
})
afterAll(() => t.close())

/** A store with its first administrator and one colleague for each given role. */
async function crew(...roles: StoreRole[]): Promise<[first: Person, ...Person[]]> {
  const { id: storeId } = await makeStore(t.deps)
  const first = await makeStoreAdmin(t.deps, { storeId, isFirst: true })
  const others: Person[] = []
  for (const storeRole of roles) others.push(await makeStoreAdmin(t.deps, { storeId, storeRole }))
  return [first, ...others]
}
type Change = Omit<Parameters<typeof t.call<typeof updateStoreAdmin>>[1], 'id'>
const update = ({ account }: Person, change: Change, { token }: Person) =>
  t.call(updateStoreAdmin, { id: account.id, ...change }, token)
const give = (storeRole: StoreRole, whom: Person, by: Person) => update(whom, { storeRole }, by)
const roleOf = async ({ account }: Person) =>
  (await t.deps.db.select().from(accounts).where(eq(accounts.id, account.id)))[0]?.storeRole

let made = 0
const create = (by: Person, more: object, storeCode = by.store.storeCode) =>
  t.call(
    createStoreAdmin,
    {
      storeCode,
      adminAccount: `role-${++made}`,
      adminName: '同事',
      adminEmail: 'role@example.tw',
      adminPasswd: 'Right@1234',
      ...more,
    },
    by.token,
  )

test('creates an account with the chosen role, and an owner if none is sent', async () => {
  const [first] = await crew()
  for (const storeRole of storeRoles)
    expect((await create(first, { storeRole })).body.storeAdmin).toMatchObject({ storeRole })
  expect((await create(first, {})).body.storeAdmin).toMatchObject({ storeRole: 'owner' })
  expect((await create(first, { storeRole: 'king' })).status).toBe(400)
})

test('lets only owners manage accounts', async () => {
  const [first, viewer, ...others] = await crew('viewer', 'manager', 'counter')
  for (const person of [...others, viewer as Person]) {
    const { storeCode } = first.store
    const refused = [
      await t.call(listStoreAdmins, { storeCode }, person.token),
      await create(person, { storeRole: 'viewer' }),
      await give('owner', viewer as Person, person),
      await t.call(deleteStoreAdmin, { id: (viewer as Person).account.id }, person.token),
    ]
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403])
  }
  expect(await roleOf(viewer as Person)).toBe('viewer')
})

test('nobody changes their own role, not even through their profile', async () => {
  const [first, owner] = (await crew('owner')) as [Person, Person]
  for (const person of [first, owner])
    expect((await give('viewer', person, person)).body).toMatchObject({
      status: 409,
      fields: { storeRole: '不可變更自己的角色' },
    })
  await t.call(updateMe, { adminName: '改名', storeRole: 'viewer' } as never, owner.token)
  expect(await roleOf(owner)).toBe('owner')
})

test('keeps the role when only the name changes', async () => {
  const [first, counter] = (await crew('counter')) as [Person, Person]
  const { body } = await update(counter, { adminName: '改名' }, first)
  expect(body.storeAdmin).toMatchObject({ adminName: '改名', storeRole: 'counter' })
})

test('protects the first administrator from colleagues, also from other owners', async () => {
  const [first, owner] = (await crew('owner')) as [Person, Person]
  const attempts = [
    await update(first, { adminEmail: 'taken-over@example.tw' }, owner),
    await update(first, { adminEnabled: false }, owner),
    await give('viewer', first, owner),
    await t.call(deleteStoreAdmin, { id: first.account.id }, owner.token),
  ]
  expect(attempts.map(({ status }) => status)).toEqual([403, 403, 403, 403])
  const { body } = await t.call(listStoreAdmins, { storeCode: owner.store.storeCode }, owner.token)
  expect(body.storeAdminList.find(({ isFirst }) => isFirst)?.actions).toEqual([])
  expect((await update(first, { adminName: '由平台改名' }, operator)).status).toBe(200)
  expect((await update(first, { adminName: '自己改名' }, first)).status).toBe(200)
  expect((await give('manager', first, operator)).body.fields).toEqual({
    storeRole: '第一位管理員的角色必須是店主',
  })
})

test('keeps one enabled owner, whatever the other roles are', async () => {
  const { id: storeId } = await makeStore(t.deps)
  const last = await makeStoreAdmin(t.deps, { storeId })
  await makeStoreAdmin(t.deps, { storeId, storeRole: 'manager' })
  await makeStoreAdmin(t.deps, { storeId, adminEnabled: false })
  expect((await give('manager', last, operator)).body.fields).toEqual({
    storeRole: '店家至少需保留一個啟用的店主帳號',
  })
  expect((await update(last, { adminEnabled: false }, operator)).status).toBe(409)
  expect((await t.call(deleteStoreAdmin, { id: last.account.id }, operator.token)).status).toBe(409)
  expect(await roleOf(last)).toBe('owner')
})

test('leaves an owner when two owners demote each other at the same time', async () => {
  for (let round = 0; round < 5; round++) {
    const { id: storeId } = await makeStore(t.deps)
    const one = await makeStoreAdmin(t.deps, { storeId })
    const two = await makeStoreAdmin(t.deps, { storeId })
    await Promise.all([give('viewer', two, one), give('viewer', one, two)])
    expect([await roleOf(one), await roleOf(two)].toSorted()).toEqual(['owner', 'viewer'])
  }
})

test('a store’s first account and the platform’s accounts are owners', async () => {
  const { storeCode } = await makeStore(t.deps)
  expect((await create(operator, { storeRole: 'manager' }, storeCode)).body.fields).toEqual({
    storeRole: '第一位管理員的角色必須是店主',
  })
  const platform = await getPlatform(t.deps)
  expect((await create(operator, { storeRole: 'viewer' }, platform.storeCode)).status).toBe(409)
})

test('promotes only an owner to first administrator', async () => {
  const [first, , owner] = (await crew('manager', 'owner')) as [Person, Person, Person]
  expect((await t.call(deleteStoreAdmin, { id: first.account.id }, operator.token)).status).toBe(200)
  const rows = await t.deps.db.select().from(accounts).where(eq(accounts.storeId, first.store.id))
  expect(rows.filter(({ isFirst }) => isFirst).map(({ id }) => id)).toEqual([owner.account.id])
})

test('sorts by role', async () => {
  const [first] = await crew('viewer', 'counter', 'manager')
  const { body } = await t.call(
    listStoreAdmins,
    { storeCode: first.store.storeCode, sort: 'storeRole' },
    first.token,
  )
  expect(body.storeAdminList.map(({ storeRole }) => storeRole)).toEqual([...storeRoles])
})

test('records a change of role in the audit trail, apart from other changes', async () => {
  const [first, colleague] = (await crew('viewer')) as [Person, Person]
  await update(colleague, { storeRole: 'manager', adminName: '改名' }, first)
  await update(colleague, { storeRole: 'manager', adminEnabled: false }, first)
  const { body } = await t.call(
    listAudit,
    { objectKind: 'account', objectId: String(colleague.account.id) },
    first.token,
  )
  expect(body.auditList.map(({ action, change }) => [action, change])).toEqual([
    ['account.disabled', { adminEnabled: { from: true, to: false } }],
    ['account.updated', { adminName: { from: '測試人員', to: '改名' } }],
    ['account.roleChanged', { storeRole: { from: 'viewer', to: 'manager' } }],
  ])
})
