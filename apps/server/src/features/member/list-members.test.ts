import { listMembers } from '@lumiroute/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeMember, makeStore, makeStoreAdmin, type Person } from '../../testing/factories.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let t: TestApp
beforeAll(async () => (t = await startTestApp()))
afterAll(() => t.close())

const list = async ({ store, token }: Person, query = {}) =>
  (await t.call(listMembers, { storeCode: store.storeCode, ...query }, token)).body

test.each([
  [
    { mbrName: '王小明', mbrMobile: '0912345678', mbrEmail: 'ming@x.tw' },
    ['王○明', '0912***678', 'm***@x.tw'],
  ],
  [
    { mbrName: '歐陽小明', mbrMobile: '+886912345678', mbrEmail: 'a@x.tw' },
    ['歐○○明', '+886***678', 'a***@x.tw'],
  ],
  [{ mbrName: '王明', mbrMobile: '12345', mbrEmail: '@x.tw' }, ['王○', '***', '***']],
  [{ mbrName: '王', mbrMobile: '', mbrEmail: '' }, ['○', '', '']],
  [{ mbrName: '', mbrMobile: '0', mbrEmail: 'odd@b@x.tw' }, ['', '***', 'o***@x.tw']],
])('%j is masked', async (given, [mbrName, mbrMobile, mbrEmail]) => {
  const person = await makeStoreAdmin(t.deps)
  await makeMember(t.deps, { storeId: person.store.id, ...given })
  expect((await list(person)).membersList).toMatchObject([{ mbrName, mbrMobile, mbrEmail }])
})

test('the newest comes first, a page answers the total, a search finds plain text', async () => {
  const person = await makeStoreAdmin(t.deps)
  const storeId = person.store.id
  for (const [i, mbrCode] of ['M%1', 'M_2', 'M3'].entries())
    await makeMember(t.deps, { storeId, mbrCode, createdAt: new Date(2026, 0, i + 1) })
  const codes = async (query: object) => (await list(person, query)).membersList.map(({ mbrCode }) => mbrCode)
  expect(await codes({})).toEqual(['M3', 'M_2', 'M%1'])
  expect(await codes({ sort: 'mbrCode', q: '%' })).toEqual(['M%1'])
  expect(await codes({ q: '_' })).toEqual(['M_2'])
  expect((await list(person, { page: 2, size: 2 })).total).toBe(3)
})

test('another store’s members are out of reach', async () => {
  const person = await makeStoreAdmin(t.deps)
  const other = await makeStore(t.deps)
  await makeMember(t.deps, { storeId: other.id })
  expect((await list(person)).membersList).toEqual([])
  expect((await list({ ...person, store: other })).status).toBe(403)
})
