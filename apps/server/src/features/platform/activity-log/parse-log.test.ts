import {
  categoryCodes,
  parseAllCmsLog,
  parseAllFrontendLog,
  parseCmsLog,
  parseFrontendLog,
  postLog,
} from '@lumiroute/contract/activity-log'
import { getMe } from '@lumiroute/contract/session'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Activity, insertActivities } from '../../../http/pipeline/activity-log.queries.ts'
import { makeOperator, makeStoreAdmin, type Person } from '../../../testing/factories.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let t: TestApp
let operator: Person
// After every tested range, so that the calls of these tests are not among the rows.
const now = new Date('2026-11-16T16:30:00Z')
beforeAll(async () => {
  t = await startTestApp({ now: () => now })
  operator = await makeOperator(t.deps)
})
afterAll(() => t.close())

const record = (storeId: number, at: string, given: Partial<Activity> = {}) =>
  insertActivities(t.deps.db, 'Asia/Taipei', [
    {
      storeId,
      accountId: null,
      source: 'cms',
      category: 'order',
      method: 'POST',
      path: '/order',
      statusCode: 200,
      at: new Date(at),
      ...given,
    },
  ])

const november = { startDate: '2026-11-13', endDate: '2026-11-15' }
const toLine = (body: { logData: { datasets: { category: string; data: number[] }[] } }, category: string) =>
  body.logData.datasets.find((line) => line.category === category)?.data

test('counts per day in business time and per category', async () => {
  const { token, store } = await makeStoreAdmin(t.deps)
  await record(store.id, '2026-11-12T15:59:59.999Z')
  await record(store.id, '2026-11-12T16:00:00Z')
  await record(store.id, '2026-11-14T15:59:59Z')
  await record(store.id, '2026-11-14T16:00:00Z', { category: 'playlist', path: '/playlist/query' })
  await record(store.id, '2026-11-15T16:00:00Z')
  await record(store.id, '2026-11-14T16:10:00Z', { category: null, path: '/search' })
  const { body } = await t.call(parseCmsLog, { store: store.storeCode, ...november }, token)
  expect(body.logData.labels).toEqual(['2026-11-13', '2026-11-14', '2026-11-15'])
  expect(body.logData.datasets.map(({ category }) => category)).toEqual(categoryCodes)
  expect(body.logData.datasets[0]).toEqual({ category: 'storeInfo', name: '店家資訊', data: [0, 0, 0] })
  expect(toLine(body, 'order')).toEqual([1, 1, 0])
  expect(toLine(body, 'playlist')).toEqual([0, 0, 1])
  expect(body.total).toBe(4)
  expect(body.rawData).toEqual([
    { category: null, date: '2026-11-15T00:10:00+08:00', method: 'POST', url: '/search', statusCode: 200 },
    {
      category: 'playlist',
      date: '2026-11-15T00:00:00+08:00',
      method: 'POST',
      url: '/playlist/query',
      statusCode: 200,
    },
    { category: 'order', date: '2026-11-14T23:59:59+08:00', method: 'POST', url: '/order', statusCode: 200 },
    { category: 'order', date: '2026-11-13T00:00:00+08:00', method: 'POST', url: '/order', statusCode: 200 },
  ])
})

test('continues pages after the last row, even among equal timestamps', async () => {
  const { token, store } = await makeStoreAdmin(t.deps)
  for (let row = 0; row < 5; row++) await record(store.id, '2026-11-14T01:00:00Z', { path: `/order/${row}` })
  const getPage = async (page: number) => {
    // The calls of this test are logged while it runs, without a category.
    const asked = { store: store.storeCode, ...november, category: 'order' as const, page, size: 2 }
    return (await t.call(parseCmsLog, asked, token)).body
  }
  const pages = [await getPage(1), await getPage(2), await getPage(3), await getPage(4)]
  expect(pages.map(({ total }) => total)).toEqual([5, 5, 5, 5])
  expect(pages.map(({ rawData }) => rawData.map(({ url }) => url))).toEqual([
    ['/order/4', '/order/3'],
    ['/order/2', '/order/1'],
    ['/order/0'],
    [],
  ])
})

test('defaults to the three months up to today', async () => {
  const { token, store } = await makeStoreAdmin(t.deps)
  const { body } = await t.call(parseCmsLog, { store: store.storeCode }, token)
  expect([body.logData.labels[0], body.logData.labels.at(-1)]).toEqual(['2026-08-17', '2026-11-17'])
  expect(body).toMatchObject({ rawData: [], total: 0 })
})

test('reports an invalid range at its field', async () => {
  const { token, store } = await makeStoreAdmin(t.deps)
  const ask = async (range: object) =>
    (await t.call(parseCmsLog, { store: store.storeCode, ...range }, token)).body
  expect(await ask({ startDate: '2026-11-15', endDate: '2026-11-14' })).toMatchObject({
    status: 400,
    fields: { startDate: '開始日期不可晚於結束日期' },
  })
  expect(await ask({ startDate: '2025-01-01' })).toMatchObject({
    fields: { startDate: '日期範圍最多 366 天' },
  })
  expect(await ask({ endDate: '2026-02-30' })).toMatchObject({ fields: { endDate: '日期格式有誤' } })
})

test('stores front-end reports separately, without the query of their address', async () => {
  const { token, store } = await makeStoreAdmin(t.deps)
  const report = {
    requestUrl: 'https://shop.tw/api/ad/query?token=secret',
    requestMethod: 'POST',
    responseStatus: 201,
  }
  const answer = await t.call(postLog, { store: store.storeCode, ...report, requestMethod: 'POST' }, token)
  expect(answer.status).toBe(200)
  const asked = { store: store.storeCode }
  const frontend = (await t.call(parseFrontendLog, asked, token)).body
  expect(frontend.rawData).toMatchObject([
    { category: 'adSubscription', method: 'POST', url: '/api/ad/query', statusCode: 201 },
  ])
  expect(toLine(frontend, 'adSubscription')?.at(-1)).toBe(1)
  expect(toLine((await t.call(parseCmsLog, asked, token)).body, 'adSubscription')?.at(-1)).toBe(0)
})

test('rejects a report with a wrong status or method and stores nothing', async () => {
  const { token, store } = await makeStoreAdmin(t.deps)
  for (const wrong of [{ responseStatus: 99 }, { requestMethod: 'STEAL' }, { requestUrl: '' }]) {
    const report = { requestUrl: '/ad', requestMethod: 'GET', responseStatus: 200, ...wrong }
    const { status } = await t.call(postLog, { store: store.storeCode, ...report } as never, token)
    expect(status).toBe(400)
  }
  expect((await t.call(parseFrontendLog, { store: store.storeCode }, token)).body.total).toBe(0)
})

test('records the console’s calls itself', async () => {
  const { token, store } = await makeStoreAdmin(t.deps)
  await t.call(getMe, {}, token)
  await t.deps.activityLog.flush()
  const { body } = await t.call(parseCmsLog, { store: store.storeCode }, token)
  expect(body.rawData).toMatchObject([
    { category: null, method: 'GET', url: '/api/auth/me', statusCode: 200 },
  ])
})

test('returns all stores together only to operators', async () => {
  const [one, two] = [await makeStoreAdmin(t.deps), await makeStoreAdmin(t.deps)]
  const source = 'frontend' as const
  await record(one.store.id, '2025-03-01T01:00:00Z', { source, path: '/one' })
  await record(two.store.id, '2025-03-02T01:00:00Z', { source, path: '/two' })
  await record(two.store.id, '2025-03-02T00:00:00Z', { source, path: '/two-earlier' })
  const march = { startDate: '2025-03-01', endDate: '2025-03-03' }
  expect((await t.call(parseAllFrontendLog, march, one.token)).status).toBe(403)
  const { body } = await t.call(parseAllFrontendLog, march, operator.token)
  expect(toLine(body, 'order')).toEqual([1, 2, 0])
  expect(body.rawData.map(({ url }) => url)).toEqual(['/two', '/two-earlier', '/one'])
  expect(body.total).toBe(3)
  const second = await t.call(parseAllFrontendLog, { ...march, page: 2, size: 2 }, operator.token)
  expect(second.body.rawData.map(({ url }) => url)).toEqual(['/one'])
  expect((await t.call(parseAllCmsLog, march, operator.token)).body.total).toBe(0)
})

test('denies another store’s log', async () => {
  const [one, two] = [await makeStoreAdmin(t.deps), await makeStoreAdmin(t.deps)]
  expect((await t.call(parseCmsLog, { store: two.store.storeCode }, one.token)).status).toBe(403)
})

type Filters = Partial<Parameters<typeof t.call<typeof parseCmsLog>>[1]>

test('filters the rows and their total, but not the chart', async () => {
  const { token, store } = await makeStoreAdmin(t.deps)
  await record(store.id, '2026-11-13T01:00:00Z', { path: '/order/1', method: 'GET' })
  await record(store.id, '2026-11-13T02:00:00Z', { path: '/order/2', statusCode: 404 })
  await record(store.id, '2026-11-14T01:00:00Z', { path: '/Playlist/100%', category: 'playlist' })
  await record(store.id, '2026-11-14T02:00:00Z', { path: '/auth/me', category: null, statusCode: 499 })
  await record(store.id, '2026-11-14T03:00:00Z', { path: '/order/3', statusCode: 500 })
  const find = async (filters: Filters) => {
    const { body } = await t.call(parseCmsLog, { store: store.storeCode, ...november, ...filters }, token)
    expect(body.total).toBe(body.rawData.length)
    expect(toLine(body, 'order')).toEqual([2, 1, 0])
    return body.rawData.map(({ url }) => url)
  }
  expect(await find({ category: 'order' })).toEqual(['/order/3', '/order/2', '/order/1'])
  expect(await find({ category: 'other' })).toEqual(['/auth/me'])
  expect(await find({ method: 'GET' })).toEqual(['/order/1'])
  expect(await find({ statusClass: '4xx' })).toEqual(['/auth/me', '/order/2'])
  expect(await find({ q: 'playlist/100%' })).toEqual(['/Playlist/100%'])
  expect(await find({ q: 'order_' })).toEqual([])
  expect(await find({ day: '2026-11-14' })).toEqual(['/order/3', '/auth/me', '/Playlist/100%'])
  expect(await find({ day: '2026-11-14', category: 'order', statusClass: '5xx' })).toEqual(['/order/3'])
  expect(await find({ day: '2025-01-01' })).toEqual([])
  expect(await find({ category: 'order', sort: 'date' })).toEqual(['/order/1', '/order/2', '/order/3'])
})

test('returns every page as in the whole list, across days and in both directions', async () => {
  const { token, store } = await makeStoreAdmin(t.deps)
  const rowsOf = { 13: 3, 14: 1, 15: 4 }
  for (const [day, rows] of Object.entries(rowsOf))
    for (let row = 0; row < rows; row++)
      await record(store.id, `2026-11-${day}T0${row}:00:00Z`, { path: `/${day}/${row}` })
  // The calls of this test are logged while it runs.
  const range = { ...november, part: 'rows' as const, category: 'order' as const }
  const read = async (filters: Filters) =>
    (await t.call(parseCmsLog, { store: store.storeCode, ...range, ...filters }, token)).body
  for (const sort of ['date', '-date'] as const) {
    const whole = await read({ sort })
    expect(whole.logData).toEqual({ labels: [], datasets: [] })
    const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => read({ sort, page, size: 2 })))
    expect(pages.flatMap(({ rawData }) => rawData)).toEqual(whole.rawData)
    expect(whole.rawData).toHaveLength(8)
  }
  const chart = await read({ part: 'chart' })
  expect([chart.rawData, chart.logData.labels.length]).toEqual([[], 3])
})

test('rejects a filter that no row can match', async () => {
  const { token, store } = await makeStoreAdmin(t.deps)
  for (const wrong of [{ category: 'x' }, { statusClass: '9xx' }, { sort: 'path' }, { day: '2026-02-30' }]) {
    const { status } = await t.call(parseCmsLog, { store: store.storeCode, ...wrong } as never, token)
    expect(status).toBe(400)
  }
})

test('counts days exactly, even when batches are written simultaneously', async () => {
  const { token, store } = await makeStoreAdmin(t.deps)
  const batch = (categories: Activity['category'][]): Activity[] =>
    categories.map((category) => ({
      storeId: store.id,
      accountId: null,
      source: 'cms',
      category,
      method: 'POST',
      path: '/order',
      statusCode: 200,
      at: new Date('2026-11-14T01:00:00Z'),
    }))
  const writes = Array.from({ length: 20 }, (_, i) =>
    insertActivities(
      t.deps.db,
      'Asia/Taipei',
      batch(i % 2 ? ['order', 'playlist', 'order'] : ['playlist', 'order']),
    ),
  )
  await Promise.all(writes)
  const { body } = await t.call(parseCmsLog, { store: store.storeCode, ...november }, token)
  expect(toLine(body, 'order')).toEqual([0, 30, 0])
  expect(toLine(body, 'playlist')).toEqual([0, 20, 0])
})
