import { listAudit } from '@lumiroute/contract/audit'
import { getMe, register } from '@lumiroute/contract/session'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts, stores } from '../../../db/schema/index.ts'
import { makeAccount, makeFile, makeMember, makeOperator, makeStore } from '../../../testing/factories.ts'
import { makeDevice } from '../../../testing/ad-factories.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { tablesOfStore } from '../store/store.queries.ts'
import { removeUnverifiedSignUps } from './remove-unverified-sign-ups.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp({ settings: { signupDays: 14 } })
})
afterAll(() => t.close())

let counter = 0

/** A sign-up of so many hours ago. */
async function signUp(hours: number) {
  const name = `早起店 ${++counter}`
  const { body } = await t.call(register, {
    name,
    email: `s${counter}@example.tw`,
    password: 'Kettle&Moon72',
  })
  const token = body.token.accessToken
  const { user } = (await t.call(getMe, {}, token)).body
  await makeOlder(user.id, hours)
  return { ...user, token }
}

const makeOlder = (id: number, hours: number) =>
  t.deps.db
    .update(accounts)
    .set({ createdAt: sql`now() - make_interval(hours => ${hours}::int)` })
    .where(eq(accounts.id, id))

const isThere = async ({ id, storeId }: { id: number; storeId: number }) => {
  const account = await t.deps.db.select().from(accounts).where(eq(accounts.id, id))
  const store = await t.deps.db.select().from(stores).where(eq(stores.id, storeId))
  return [account.length, store.length]
}

const day = 24

test('removes a sign-up that nobody confirmed for 14 days, with its store, and not an hour earlier', async () => {
  const [late, early] = [await signUp(14 * day + 1), await signUp(14 * day - 1)]
  await removeUnverifiedSignUps(t.deps)
  expect([await isThere(late), await isThere(early)]).toEqual([
    [0, 0],
    [1, 1],
  ])
  expect((await t.call(getMe, {}, late.token)).status).toBe(401)
  expect((await t.call(getMe, {}, early.token)).status).toBe(200)
})

test('the trail says which account and store were removed, by nobody', async () => {
  const gone = await signUp(15 * day)
  await removeUnverifiedSignUps(t.deps)
  const operator = await makeOperator(t.deps)
  const asked = { action: 'signUp.deleted', objectId: String(gone.id), page: 1, size: 20 } as const
  const { body } = await t.call(listAudit, asked, operator.token)
  expect(body.auditList).toMatchObject([
    { account: null, objectName: gone.adminAccount, store: { storeName: gone.storeName }, link: null },
  ])
})

test('a confirmed sign-up stays', async () => {
  const person = await signUp(100 * day)
  await t.deps.db.update(accounts).set({ emailVerifiedAt: new Date() }).where(eq(accounts.id, person.id))
  await removeUnverifiedSignUps(t.deps)
  expect(await isThere(person)).toEqual([1, 1])
})

test('an unconfirmed account that somebody else created stays, also one named after its store', async () => {
  const store = await makeStore(t.deps)
  const account = await makeAccount(t.deps, {
    storeId: store.id,
    adminAccount: store.storeCode,
    emailVerifiedAt: null,
    isFirst: true,
  })
  await makeOlder(account.id, 100 * day)
  await removeUnverifiedSignUps(t.deps)
  expect(await isThere(account)).toEqual([1, 1])
})

/** What shows that somebody works with the store. */
const uses: Record<string, (storeId: number) => Promise<unknown>> = {
  'a member': (storeId) => makeMember(t.deps, { storeId }),
  'a picture': (storeId) => makeFile(t.deps, { storeId }),
  'a colleague': (storeId) => makeAccount(t.deps, { storeId }),
  'a screen': (storeId) => makeDevice(t.deps, { storeId }),
  'edited information': (storeId) =>
    t.deps.db.update(stores).set({ version: 2 }).where(eq(stores.id, storeId)),
}

test.each(Object.entries(uses))('a sign-up with %s stays', async (_name, use) => {
  const kept = await signUp(15 * day)
  await use(kept.storeId)
  await removeUnverifiedSignUps(t.deps)
  expect(await isThere(kept)).toEqual([1, 1])
})

test('every table that is deleted with a store counts as use of it', async () => {
  const { rows } = await t.deps.db.execute<{ name: string }>(
    sql`select conrelid::regclass::text as name from pg_constraint
      where confrelid = 'store'::regclass and confdeltype = 'c' order by 1`,
  )
  expect(tablesOfStore).toEqual(expect.arrayContaining(rows.map(({ name }) => name)))
})
