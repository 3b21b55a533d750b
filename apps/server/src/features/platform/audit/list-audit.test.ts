import { exportAudit, listAudit, maxAuditTotal } from '@lumiroute/contract/audit'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertAuditEvent, type NewAuditEvent } from '../../../http/pipeline/audit.queries.ts'
import { makeOperator, makeStoreAdmin, type Person } from '../../../testing/factories.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { proofHeaders } from '../../../testing/sign-in-proofs.ts'

let t: TestApp
let operator: Person
let one: Person
let other: Person
beforeAll(async () => {
  t = await startTestApp({ now: () => new Date('2026-11-16T04:00:00Z') })
  operator = await makeOperator(t.deps)
  one = await makeStoreAdmin(t.deps, { adminName: '陳一一' })
  other = await makeStoreAdmin(t.deps, { adminName: '林二二' })
  await add(one, { objectName: '甲店的海報', address: '203.0.113.1', at: new Date('2026-11-10T02:00:00Z') })
  await add(other, { objectName: '乙店的海報', address: '203.0.113.2', at: new Date('2026-11-11T02:00:00Z') })
  await add(operator, {
    storeId: one.store.id,
    action: 'ad.approved',
    objectName: '甲店的海報',
    address: '198.51.100.9',
    at: new Date('2026-11-12T02:00:00Z'),
  })
  await add(operator, {
    action: 'vehicle.created',
    objectKind: 'vehicle',
    objectId: '77',
    objectName: 'ABC-1234',
  })
})
afterAll(() => t.close())

const add = ({ account, sessionId, store }: Person, given: Partial<NewAuditEvent> = {}) =>
  insertAuditEvent(t.deps.db, {
    at: new Date('2026-11-13T02:00:00Z'),
    storeId: store.id,
    accountId: account.id,
    account: '',
    address: '127.0.0.1',
    userAgent: 'Test/1.0',
    sessionId,
    action: 'ad.updated',
    objectKind: 'ad',
    objectId: '5',
    objectName: '',
    change: { name: { from: '甲', to: '乙' } },
    outcome: 'done',
    mostPerMinute: null,
    ...given,
  })

type Asked = Parameters<typeof t.call<typeof listAudit>>[1]
const ask = async (asked: Asked, { token }: Person) => (await t.call(listAudit, asked, token)).body.auditList
const names = async (asked: Asked, person: Person) =>
  (await ask(asked, person)).map(({ action, objectName }) => `${action} ${objectName}`)

test('shows operators all stores, newest first, and the platform alone by its code', async () => {
  expect(await names({}, operator)).toEqual([
    'vehicle.created ABC-1234',
    'ad.approved 甲店的海報',
    'ad.updated 乙店的海報',
    'ad.updated 甲店的海報',
  ])
  expect(await names({ store: 'PLATFORM' }, operator)).toEqual(['vehicle.created ABC-1234'])
  expect(await names({ store: other.store.storeCode }, operator)).toEqual(['ad.updated 乙店的海報'])
})

test('shows a store its own trail, with an operator only as the platform', async () => {
  const rows = await ask({}, one)
  expect(rows.map(({ action }) => action)).toEqual(['ad.approved', 'ad.updated'])
  expect(rows[0]).toMatchObject({
    isPlatform: true,
    account: null,
    address: '',
    userAgent: '',
    sessionId: null,
    objectName: '甲店的海報',
  })
  expect(rows[1]).toMatchObject({
    isPlatform: false,
    account: { adminName: '陳一一' },
    address: '203.0.113.1',
  })
  expect((await t.call(listAudit, { store: other.store.storeCode }, one.token)).status).toBe(403)
})

test('does not let a store find operators by their account, name or address', async () => {
  const { adminAccount, adminName } = operator.account
  expect(await names({ account: adminAccount }, one)).toEqual([])
  expect(await names({ address: '198.51.100.9' }, one)).toEqual([])
  for (const q of [adminAccount, adminName, '198.51.100']) {
    const found = await names({ q }, one)
    expect(found).not.toContain('ad.approved 甲店的海報')
  }
  expect(await names({ q: '198.51.100' }, operator)).toEqual(['ad.approved 甲店的海報'])
  expect(await names({ q: '海報' }, one)).toHaveLength(2)
})

test.each<[string, Asked, string[]]>([
  ['action', { action: 'ad.approved' }, ['ad.approved 甲店的海報']],
  ['kind and id', { objectKind: 'vehicle', objectId: '77' }, ['vehicle.created ABC-1234']],
  ['part of the object’s name', { object: 'bc-12' }, ['vehicle.created ABC-1234']],
  ['address', { address: '203.0.113.2' }, ['ad.updated 乙店的海報']],
  ['days', { from: '2026-11-11', to: '2026-11-12' }, ['ad.approved 甲店的海報', 'ad.updated 乙店的海報']],
  ['free text in any case', { q: 'ABC-1' }, ['vehicle.created ABC-1234']],
  ['one character', { q: '乙' }, ['ad.updated 乙店的海報']],
  ['a wildcard that is only text', { q: '%' }, []],
  ['outcome', { outcome: 'refused' }, []],
])('finds rows by %s', async (_what, asked, expected) => {
  expect(await names(asked, operator)).toEqual(expected)
})

test('answers pages with a total', async () => {
  const { body } = await t.call(listAudit, { page: 2, size: 1 }, operator.token)
  expect(body.total).toBe(4)
  expect(body.auditList).toHaveLength(1)
})

const download = (query: string, { token }: Person) =>
  t.app.inject({
    method: exportAudit.method,
    url: `/api${exportAudit.path}${query}`,
    headers: { authorization: `Bearer ${token}`, ...proofHeaders(token) },
  })

test('exports what the list shows, and records the export', async () => {
  await add(one, { objectName: '=cmd()', at: new Date('2026-11-14T02:00:00Z') })
  const answer = await download('', one)
  expect(answer.headers['content-type']).toContain('text/csv')
  const lines = answer.body.replace('\uFEFF', '').split('\r\n')
  expect(lines[0]).toBe('時間,店家,帳號,姓名,IP 位址,瀏覽器,動作,對象類型,對象編號,對象,結果,變更內容')
  expect(answer.body).toContain(`'=cmd()`)
  expect(answer.body).toContain('平台,,,,核准廣告,廣告,5,甲店的海報,成功,name: 甲 → 乙')
  expect(answer.body).not.toMatch(/乙店的海報|198\.51\.100\.9/)
  const [newest] = await ask({}, one)
  expect(newest).toMatchObject({
    action: 'export.audit',
    objectKind: 'store',
    objectName: one.store.storeName,
  })
})

test('exports only what the filters leave, and continues after a full batch', async () => {
  await t.deps.db
    .execute(sql`insert into audit_event (at, store_id, address, action, object_kind, object_name)
    select timestamptz '2026-01-01' + n / 3 * interval '1 minute', ${other.store.id}, '127.0.0.1', 'ad.deleted', 'ad', 'row ' || n
    from generate_series(1, 2500) n`)
  const { body } = await download('?action=ad.deleted', other)
  const rows = body.split('\r\n').slice(1, -1)
  expect(rows).toHaveLength(2500)
  expect(new Set(rows.map((row) => /row \d+/.exec(row)?.[0])).size).toBe(2500)
})

test('counts no further than its limit', async () => {
  await t.deps.db.execute(sql`insert into audit_event (at, address, action, object_kind)
    select timestamptz '2025-01-01', '127.0.0.1', 'ad.deleted', 'ad' from generate_series(1, ${maxAuditTotal + 5})`)
  const { body } = await t.call(listAudit, { action: 'ad.deleted', page: 1 }, operator.token)
  expect(body.total).toBe(maxAuditTotal)
})

test('finds a text of most rows, and one of few among them', async () => {
  const { body } = await t.call(listAudit, { q: 'ad.deleted', page: 1 }, operator.token)
  expect(body.total).toBe(maxAuditTotal)
  expect(await names({ object: '乙店', page: 1 }, operator)).toEqual(['ad.updated 乙店的海報'])
})
