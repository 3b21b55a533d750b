import { parseCmsLog } from '@lumiroute/contract/activity-log'
import { getQuota } from '@lumiroute/contract/message'
import { listTodos } from '@lumiroute/contract/notification'
import { listOrderHistory } from '@lumiroute/contract/order'
import { getMe } from '@lumiroute/contract/session'
import { updateStore } from '@lumiroute/contract/store'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeOperator, makeStoreAdmin, type Person } from '../../testing/factories.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { createRepeatFilter } from './polling.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())

async function loggedPaths({ store }: Pick<Person, 'store'>): Promise<string[]> {
  await t.deps.activityLog.flush()
  const { rows } = await t.deps.db.execute<{ path: string }>(
    sql`select path from activity_log where store_id = ${store.id} order by id`,
  )
  return rows.map(({ path }) => path)
}

test('does not log a call that only a timer makes', async () => {
  const own = await makeStoreAdmin(t.deps)
  await t.call(listTodos, {}, own.token)
  await t.call(getMe, {}, own.token)
  expect(await loggedPaths(own)).toEqual(['/api/auth/me'])
})

test('logs a self-refreshing list once per person and query', async () => {
  const own = await makeStoreAdmin(t.deps)
  const { storeCode: store } = own.store
  const path = `/api/order/history/list/${store}`
  for (let times = 0; times < 3; times++)
    await t.call(listOrderHistory, { store, page: 1, size: 10 }, own.token)
  expect(await loggedPaths(own)).toEqual([path])
  await t.call(listOrderHistory, { store, page: 2, size: 10 }, own.token)
  expect(await loggedPaths(own)).toEqual([path, path])
})

test('logs every call that no timer makes', async () => {
  const own = await makeStoreAdmin(t.deps)
  for (let times = 0; times < 3; times++) await t.call(getQuota, { store: own.store.storeCode }, own.token)
  expect(await loggedPaths(own)).toHaveLength(3)
})

test('logs an operator’s call as the platform’s activity, not the store’s', async () => {
  const operator = await makeOperator(t.deps)
  const { store } = await makeStoreAdmin(t.deps)
  await t.call(updateStore, { id: store.id, storeName: '改名' }, operator.token)
  await t.call(listOrderHistory, { store: store.storeCode }, operator.token)
  await t.call(parseCmsLog, { store: store.storeCode }, operator.token)
  expect(await loggedPaths({ store })).toEqual([])
  const { rows } = await t.deps.db.execute(sql`
    select s.store_code, l.path from activity_log l join store s on s.id = l.store_id
    where l.account_id = ${operator.account.id} order by l.id`)
  expect(rows).toMatchObject([
    { store_code: 'PLATFORM', path: `/api/store/${store.id}` },
    { store_code: 'PLATFORM', path: `/api/order/history/list/${store.storeCode}` },
    { store_code: 'PLATFORM', path: `/api/log/cms/parser/${store.storeCode}` },
  ])
})

test('treats a pause of two and a half intervals as a new call', () => {
  let now = 0
  const isRepeat = createRepeatFilter(60, () => now)
  const at = (seconds: number, call = 'a') => {
    now = seconds * 1000
    return isRepeat(call)
  }
  expect([at(0), at(60), at(61, 'b'), at(210), at(361), at(362, 'b')]).toEqual([
    false,
    true,
    false,
    true,
    false,
    false,
  ])
})

test('forgets its oldest calls when there are too many', () => {
  const isRepeat = createRepeatFilter(60, () => 0)
  for (let call = 0; call <= 10_000; call++) isRepeat(`${call}`)
  expect([isRepeat('10000'), isRepeat('0')]).toEqual([true, false])
})
