import {
  deleteStoreAdmin,
  deleteStoreAdmins,
  listStoreAdmins,
  updateStoreAdmin,
} from '@lumiroute/contract/account'
import { getMe } from '@lumiroute/contract/session'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts } from '../../../db/schema/index.ts'
import {
  makeAccount,
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

/** Creates a store with this many signed-in owners; the first is its first administrator. */
async function crew(size: number, { hasFirst = true } = {}): Promise<Person[]> {
  const { id: storeId } = await makeStore(t.deps)
  const people: Person[] = []
  for (let i = 0; i < size; i++)
    people.push(await makeStoreAdmin(t.deps, { storeId, isFirst: hasFirst && i === 0 }))
  return people
}
type Change = Parameters<typeof t.call<typeof updateStoreAdmin>>[1]
const update = (change: Change, { token }: Person) => t.call(updateStoreAdmin, change, token)
const disable = (whom: Person, by: Person) => update({ id: whom.account.id, adminEnabled: false }, by)
const remove = (whom: Person, by: Person) => t.call(deleteStoreAdmin, { id: whom.account.id }, by.token)
const left = ({ store }: Person) => t.deps.db.select().from(accounts).where(eq(accounts.storeId, store.id))
const isOut = async ({ token }: Person) => (await t.call(getMe, {}, token)).status === 401

test('rejects disabling or deleting your own account', async () => {
  const [me] = (await crew(2)) as [Person, Person]
  expect((await disable(me, me)).body).toMatchObject({
    status: 409,
    fields: { adminEnabled: '不可停用目前登入的帳號' },
  })
  expect((await remove(me, me)).body).toMatchObject({ status: 409, message: '不可刪除目前登入的帳號' })
})

test('never removes the last enabled owner, even for an operator', async () => {
  const [last, off] = (await crew(2)) as [Person, Person]
  await disable(off, last)
  expect((await disable(last, operator)).body.fields).toEqual({
    adminEnabled: '店家至少需保留一個啟用的店主帳號',
  })
  expect((await remove(last, operator)).body.message).toBe('不可刪除店家最後一個啟用的店主帳號')
  expect((await remove(off, operator)).status).toBe(200)
})

test('ends the sessions immediately when an account is disabled or deleted', async () => {
  const [me, one, two] = (await crew(3)) as [Person, Person, Person]
  await disable(one, me)
  await remove(two, me)
  expect(await Promise.all([isOut(one), isOut(two), isOut(me)])).toEqual([true, true, false])
})

test('lets only one of two people who disable each other succeed', async () => {
  for (let round = 0; round < 5; round++) {
    const [one, two] = (await crew(2, { hasFirst: false })) as [Person, Person]
    const answers = await Promise.all([disable(two, one), disable(one, two)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await left(one)).filter(({ adminEnabled }) => adminEnabled)).toHaveLength(1)
  }
})

test('leaves an administrator when a delete and a disable run simultaneously', async () => {
  const [one, two] = (await crew(2)) as [Person, Person]
  await Promise.all([remove(one, operator), disable(two, operator)])
  expect((await left(one)).filter(({ adminEnabled }) => adminEnabled)).toHaveLength(1)
})

test('leaves a disabled account disabled when only its name changes', async () => {
  const [me, off] = (await crew(2)) as [Person, Person]
  await disable(off, me)
  const { body } = await update({ id: off.account.id, adminName: '改名' }, me)
  expect(body.storeAdmin).toMatchObject({
    adminName: '改名',
    adminEnabled: false,
    actions: ['edit', 'changeRole', 'delete'],
  })
})

test('rejects an update based on an outdated version', async () => {
  const [me, other] = (await crew(2)) as [Person, Person]
  const edits = ['甲', '乙'].map((adminName) => update({ id: other.account.id, adminName, version: 1 }, me))
  expect((await Promise.all(edits)).map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('reports a taken account name at its field', async () => {
  const [me, other] = (await crew(2)) as [Person, Person]
  const { body } = await update(
    { id: me.account.id, adminAccount: other.account.adminAccount.toUpperCase() },
    me,
  )
  expect(body).toMatchObject({ status: 409, fields: { adminAccount: '帳號已存在' } })
})

test('returns not found for another store’s account', async () => {
  const [me] = (await crew(2)) as [Person]
  const [foreign] = (await crew(2)) as [Person]
  const missing = await t.call(deleteStoreAdmin, { id: 2_000_000_000 }, me.token)
  expect((await remove(foreign, me)).body).toEqual(missing.body)
  expect((await disable(operator, me)).status).toBe(404)
  expect(await isOut(foreign)).toBe(false)
})

test('returns the actions that the caller may take on each row', async () => {
  const [me, other] = (await crew(2)) as [Person, Person]
  const ask = async ({ token }: Person) =>
    (await t.call(listStoreAdmins, { storeCode: me.store.storeCode }, token)).body.storeAdminList
  const all = ['edit', 'changeRole', 'disable', 'delete']
  const actions = async (person: Person) =>
    Object.fromEntries((await ask(person)).map((row) => [row.id, row.actions]))
  expect(await actions(me)).toEqual({ [me.account.id]: ['edit'], [other.account.id]: all })
  await disable(other, me)
  expect(await actions(operator)).toEqual({
    [me.account.id]: ['edit'],
    [other.account.id]: ['edit', 'changeRole', 'delete'],
  })
})

test('promotes an account that can sign in when the first administrator is deleted', async () => {
  const [first, off, heir] = (await crew(3)) as [Person, Person, Person]
  await disable(off, heir)
  await remove(first, operator)
  expect((await left(heir)).filter(({ isFirst }) => isFirst).map(({ id }) => id)).toEqual([heir.account.id])
})

test('deletes neither the caller nor the first administrator when deleting all accounts', async () => {
  const [first, me] = (await crew(4)) as [Person, Person]
  const { body } = await t.call(deleteStoreAdmins, { storeCode: me.store.storeCode }, me.token)
  expect(body.deleted).toBe(2)
  const kept = (await left(me)).map(({ id }) => id).toSorted((a, b) => a - b)
  expect(kept).toEqual([first.account.id, me.account.id])
  expect(await isOut(first)).toBe(false)
})

test('leaves another store’s first enabled account when deleting all of them', async () => {
  const [first, second] = (await crew(3)) as [Person, Person]
  await disable(first, operator)
  await makeAccount(t.deps, { storeId: first.store.id, adminEnabled: false })
  await t.call(deleteStoreAdmins, { storeCode: first.store.storeCode }, operator.token)
  expect(await left(first)).toMatchObject([{ id: second.account.id, isFirst: true }])
})

test('denies a store user deleting all accounts of another store', async () => {
  const [me] = (await crew(1)) as [Person]
  const [foreign] = (await crew(2)) as [Person]
  const { status } = await t.call(deleteStoreAdmins, { storeCode: foreign.store.storeCode }, me.token)
  expect(status).toBe(403)
  expect(await left(foreign)).toHaveLength(2)
})
