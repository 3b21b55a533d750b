import { listMembers } from '@lumiroute/contract/member'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeMember, makeStore, makeStoreAdmin, type Person } from '../../../testing/factories.ts'
import { makeTag } from '../../../testing/member-factories.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let t: TestApp
beforeAll(async () => (t = await startTestApp()))
afterAll(() => t.close())

const list = async ({ store, token }: Person, query = {}) =>
  (await t.call(listMembers, { storeCode: store.storeCode, ...query }, token)).body
const getCodes = async (person: Person, query: object) =>
  (await list(person, { sort: 'mbrCode', ...query })).membersList.map(({ mbrCode }) => mbrCode)

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
])('masks %j', async (given, [mbrName, mbrMobile, mbrEmail]) => {
  const person = await makeStoreAdmin(t.deps)
  const private_ = { mbrBirth: '1990-05-17', mbrAddr: '台北市信義區市府路 1 號' }
  await makeMember(t.deps, { storeId: person.store.id, ...given, ...private_ })
  const shown = { mbrName, mbrMobile, mbrEmail, mbrBirth: '****-05-**', mbrAddr: '台北市***' }
  expect((await list(person)).membersList).toMatchObject([shown])
})

test('sorts newest first, returns the total with a page, and searches plain text', async () => {
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

test('filters by any, all and no tags, and finds nobody by another store’s tags', async () => {
  const person = await makeStoreAdmin(t.deps)
  const storeId = person.store.id
  const [a, b, c] = [
    await makeMember(t.deps, { storeId, mbrCode: 'A' }),
    await makeMember(t.deps, { storeId, mbrCode: 'B' }),
    await makeMember(t.deps, { storeId, mbrCode: 'C' }),
  ]
  await makeTag(t.deps, { storeId, tagCode: 'vip', tagName: '常客', tagColor: 'red' }, [a.id, b.id])
  await makeTag(t.deps, { storeId, tagCode: 'new' }, [b.id, c.id])
  const other = await makeStore(t.deps)
  const foreign = await makeMember(t.deps, { storeId: other.id })
  await makeTag(t.deps, { storeId: other.id, tagCode: 'theirs' }, [foreign.id])
  expect(await getCodes(person, { tagCodes: 'VIP' })).toEqual(['A', 'B'])
  expect(await getCodes(person, { tagCodes: 'vip,new' })).toEqual(['A', 'B', 'C'])
  expect(await getCodes(person, { tagCodes: 'vip,new,vip', match: 'all' })).toEqual(['B'])
  expect(await getCodes(person, { excludeTagCodes: 'vip' })).toEqual(['C'])
  expect(await getCodes(person, { tagCodes: 'theirs' })).toEqual([])
  expect(await getCodes(person, { tagCodes: 'vip,nobody', match: 'all' })).toEqual([])
  const { membersList } = await list(person, { q: 'A', sort: 'mbrCode' })
  expect(membersList[0]?.tags).toEqual([{ tagCode: 'vip', tagName: '常客', tagColor: 'red' }])
})

test('filters by spending, last visit, follow status and birthday month, ends inclusive', async () => {
  const person = await makeStoreAdmin(t.deps)
  const storeId = person.store.id
  const add = (mbrCode: string, given: object) => makeMember(t.deps, { storeId, mbrCode, ...given })
  await add('A', { totalSpent: 100, lastActiveAt: new Date('2026-05-01T23:59:00+08:00') })
  await add('B', { totalSpent: 500, followStatus: 'blocked', mbrBirth: '1999-12-31' })
  await add('C', { totalSpent: 900, lastActiveAt: new Date('2026-05-02T00:00:00+08:00') })
  expect(await getCodes(person, { spentFrom: 100, spentTo: 500 })).toEqual(['A', 'B'])
  expect(await getCodes(person, { activeTo: '2026-05-01' })).toEqual(['A'])
  expect(await getCodes(person, { activeFrom: '2026-05-02', activeTo: '2026-05-02' })).toEqual(['C'])
  expect(await getCodes(person, { followStatus: 'blocked' })).toEqual(['B'])
  expect(await getCodes(person, { birthMonth: 12 })).toEqual(['B'])
  expect(await getCodes(person, { sort: '-totalSpent' })).toEqual(['C', 'B', 'A'])
  expect(await getCodes(person, { sort: '-lastActiveAt' })).toEqual(['C', 'A', 'B'])
  expect((await list(person, { birthMonth: 13 })).status).toBe(400)
  expect((await list(person, { tagCodes: 'a b' })).status).toBe(400)
})

test('lists no erased member', async () => {
  const person = await makeStoreAdmin(t.deps)
  await makeMember(t.deps, { storeId: person.store.id, erasedAt: new Date() })
  expect(await list(person, { page: 1 })).toMatchObject({ membersList: [], total: 0 })
})

test('denies another store’s members', async () => {
  const person = await makeStoreAdmin(t.deps)
  const other = await makeStore(t.deps)
  await makeMember(t.deps, { storeId: other.id })
  expect((await list(person)).membersList).toEqual([])
  expect((await list({ ...person, store: other })).status).toBe(403)
})
