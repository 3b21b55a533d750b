import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertActivities } from '../../../http/pipeline/activity-log.queries.ts'
import { makeOperator, makeStoreAdmin } from '../../../testing/factories.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { unzip } from '../../../testing/unzip.ts'
import { proofHeaders } from '../../../testing/sign-in-proofs.ts'

let t: TestApp
beforeAll(async () => (t = await startTestApp({ now: () => new Date('2026-11-16T04:00:00Z') })))
afterAll(() => t.close())

async function download(code: string, token: string, payload: object = {}, language = 'zh-TW') {
  const answer = await t.app.inject({
    method: 'POST',
    url: `/api/store/${code}/download/log`,
    headers: { authorization: `Bearer ${token}`, ...proofHeaders(token), 'accept-language': language },
    payload,
  })
  return { answer, files: answer.statusCode === 200 ? unzip(answer.rawPayload) : new Map<string, Buffer>() }
}

const row = (storeId: number, accountId: number | null, given: object = {}) => ({
  storeId,
  accountId,
  source: 'cms' as const,
  category: 'order' as const,
  method: 'POST',
  path: '/order',
  statusCode: 200,
  at: new Date('2026-11-14T16:05:06Z'),
  ...given,
})

test('exports a store’s log as one CSV per source, in business time', async () => {
  const { token, store, account } = await makeStoreAdmin(t.deps)
  const operator = await makeOperator(t.deps)
  await insertActivities(t.deps.db, 'Asia/Taipei', [
    row(store.id, account.id, { path: '/order', at: new Date('2026-11-13T00:00:00Z') }),
    row(store.id, operator.account.id, { category: 'storeInfo', path: '=cmd()' }),
    row(store.id, null, { source: 'frontend', category: null, statusCode: 404 }),
    row(operator.store.id, operator.account.id, { path: '/not-mine' }),
  ])
  const { answer, files } = await download(store.storeCode, token)
  expect(answer.headers['content-type']).toBe('application/zip')
  expect(answer.headers['content-disposition']).toContain(`filename="${store.storeCode}-logData.zip"`)
  expect([...files.keys()]).toEqual(['cms.csv', 'frontend.csv'])
  expect(String(files.get('cms.csv')).split('\r\n')).toEqual([
    '\uFEFF時間,類別,帳號,方法,路徑,狀態碼',
    `2026-11-15 00:05:06,店家資訊,平台,POST,'=cmd(),200`,
    `2026-11-13 08:00:00,訂單,${account.adminAccount},POST,/order,200`,
    '',
  ])
  const english = String(
    (await download(store.storeCode, token, { endDate: '2026-11-15' }, 'en')).files.get('cms.csv'),
  )
  expect(english.split('\r\n').slice(0, 2)).toEqual([
    '\uFEFFTime,Category,Account,Method,Path,Status',
    `2026-11-15 00:05:06,Store info,Platform,POST,'=cmd(),200`,
  ])
  expect(String(files.get('frontend.csv'))).toContain('2026-11-15 00:05:06,,,POST,/order,404\r\n')
})

test('loses and duplicates no row between batches with equal timestamps', async () => {
  const { token, store } = await makeStoreAdmin(t.deps)
  await t.deps.db.pool.query(
    `insert into activity_log (store_id, source, method, path, status_code, at, day)
     select $1, 'cms', 'GET', '/' || n, 200, timestamptz '2026-11-14 09:00+08' + (n / 1500) * interval '1 microsecond', '2026-11-14'
     from generate_series(1, 4100) n`,
    [store.id],
  )
  const { files } = await download(store.storeCode, token)
  const paths = String(files.get('cms.csv'))
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.split(',')[4])
  expect(paths).toEqual(Array.from({ length: 4100 }, (_, n) => `/${4100 - n}`))
})

test('filters by range and rejects an invalid one', async () => {
  const { token, store } = await makeStoreAdmin(t.deps)
  await insertActivities(t.deps.db, 'Asia/Taipei', [row(store.id, null)])
  const { files } = await download(store.storeCode, token, { endDate: '2026-11-14' })
  expect(String(files.get('cms.csv')).split('\r\n')).toHaveLength(2)
  const { answer } = await download(store.storeCode, token, { startDate: '2027-01-01' })
  expect(answer.json()).toMatchObject({ status: 400, fields: { startDate: '開始日期不可晚於結束日期' } })
})

test('denies another store’s log', async () => {
  const [one, two] = [await makeStoreAdmin(t.deps), await makeStoreAdmin(t.deps)]
  expect((await download(two.store.storeCode, one.token)).answer.statusCode).toBe(403)
})
