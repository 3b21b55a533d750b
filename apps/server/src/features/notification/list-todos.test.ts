import { addThirdParty, listTodos } from '@lumiroute/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAd, makeOrder } from '../../testing/ad-factories.ts'
import { makeAccount, makeOperator, makeStore, makeStoreAdmin, type Person } from '../../testing/factories.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let t: TestApp
let operator: Person
beforeAll(async () => {
  t = await startTestApp()
  operator = await makeOperator(t.deps)
  await t.deps.db.execute(sql`update account set password_hash = 'set'`)
})
afterAll(() => t.close())

const todos = async ({ token }: Person) => (await t.call(listTodos, {}, token)).body
const counts = async (person: Person) =>
  Object.fromEntries((await todos(person)).todoList.map(({ kind, count }) => [kind, count]))

test('nothing to do is an empty bell', async () => {
  expect(await todos(operator)).toMatchObject({ todoList: [], total: 0 })
})

test('an operator is told of stores and people that cannot get in, and of lost mail', async () => {
  await makeStore(t.deps)
  const { id } = await makeStore(t.deps)
  await makeStore(t.deps, { storeEnabled: false })
  await makeAccount(t.deps, { storeId: id, adminEnabled: false })
  expect(await counts(operator)).toEqual({ storeWithoutAdmin: 2 })
  await makeAccount(t.deps, { storeId: id })
  expect(await counts(operator)).toEqual({ storeWithoutAdmin: 1, adminWithoutPassword: 1 })
  const data = JSON.stringify({ event: 'account.invited', payload: { accountId: 1 } })
  await t.deps.db.execute(
    sql`insert into pgboss.job (name, data, state) values ('events', ${data}::jsonb, 'failed'), ('events', ${data}::jsonb, 'completed')`,
  )
  expect(await counts(operator)).toMatchObject({ mailFailed: 1 })
  expect((await todos(operator)).total).toBe(3)
})

test('a store user is told of the own store alone', async () => {
  const front = { storePhone: '1', storeAddr: '路', storeProdName: '咖啡', storeIntro: '老屋' }
  const images = { storeImage: 'a.png', storeBigImage: ['b.png'] }
  const { id: storeId } = await makeStore(t.deps, { ...front, ...images })
  const complete = await makeStoreAdmin(t.deps, { storeId })
  expect(await counts(await makeStoreAdmin(t.deps))).toEqual({ storeInfoIncomplete: 1, lineNotSet: 1 })
  expect(await counts(complete)).toEqual({ lineNotSet: 1 })
  const line = { lineChannelSecret: 'secret', lineAccessToken: 'token' }
  await t.call(addThirdParty, { store: complete.store.storeCode, ...line }, complete.token)
  expect(await counts(complete)).toEqual({})
})

test('ads wait for the operator in review, and for their store once decided or unpaid', async () => {
  const owner = await makeStoreAdmin(t.deps)
  const make = (given: object) => makeAd(t.deps, { storeId: owner.store.id, ...given })
  await make({ review: 'request', submittedAt: t.deps.now() })
  await make({ review: 'reject' })
  await make({ review: 'accept', reviewedAt: t.deps.now() })
  await make({ review: 'accept', reviewedAt: new Date(t.deps.now().getTime() - 4 * 86_400_000) })
  await makeOrder(t.deps, await make({}), { paymentStatus: 'PENDING' })
  await makeOrder(t.deps, await make({}))
  expect(await counts(operator)).toMatchObject({ adToReview: 1 })
  expect(await counts(owner)).toMatchObject({ adRejected: 1, adAccepted: 1, adUnpaid: 1 })
  expect(await counts(await makeStoreAdmin(t.deps))).not.toHaveProperty('adRejected')
})
