import { listMembers } from '@lumiroute/contract/member'
import {
  createTag,
  listTags,
  previewTagRule,
  updateTag,
  deleteTag,
  type TagRule,
} from '@lumiroute/contract/tag'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { activities } from '../../../db/schema/index.ts'
import { makeAd } from '../../../testing/ad-factories.ts'
import { makeFile, makeMember, makeStoreAdmin, type Person } from '../../../testing/factories.ts'
import { makeTag, makeVisit } from '../../../testing/member-factories.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { applyRules } from './apply-rule.ts'

const now = new Date('2026-06-15T12:00:00+08:00')
let t: TestApp
beforeAll(async () => (t = await startTestApp({ now: () => now })))
afterAll(() => t.close())

const at = ({ store }: Person) => ({ store: store.storeCode })
const add = (person: Person, form: object) =>
  t.call(createTag, { ...at(person), tagName: '常客', ...form }, person.token)
const put = (person: Person, body: object) => t.call(updateTag, { ...at(person), ...body }, person.token)
const withTag = async ({ store, token }: Person, tagCodes: string) =>
  (
    await t.call(listMembers, { storeCode: store.storeCode, tagCodes, sort: 'mbrCode' }, token)
  ).body.membersList.map(({ mbrCode }) => mbrCode)

async function shopWith(people: Record<string, object>) {
  const person = await makeStoreAdmin(t.deps)
  const ids: Record<string, number> = {}
  for (const [mbrCode, given] of Object.entries(people))
    ids[mbrCode] = (await makeMember(t.deps, { storeId: person.store.id, mbrCode, ...given })).id
  return { person, ids: ids as Record<string, number> & { A: number } }
}

test('creates a tag, lists it with its members, updates it with its version and deletes it', async () => {
  const { person } = await shopWith({ A: {} })
  const { body } = await add(person, { tagCode: 'vip', tagColor: 'red', tagGroup: '等級' })
  expect(body.tag).toMatchObject({ tagCode: 'vip', tagType: 'manual', memberCount: 0, version: 1 })
  await put(person, { op: 'add', tagCodes: ['VIP'], mbrCodes: ['A'] })
  const { tagList } = (await t.call(listTags, at(person), person.token)).body
  expect(tagList).toMatchObject([{ tagCode: 'vip', memberCount: 1 }])
  const form = { tagCode: 'vip', tagName: '金卡', version: 1 }
  expect((await put(person, form)).body.tag).toMatchObject({ tagName: '金卡', version: 2 })
  expect((await put(person, form)).status).toBe(409)
  expect((await t.call(deleteTag, { ...at(person), tagCode: 'VIP' }, person.token)).status).toBe(200)
  expect(await withTag(person, 'vip')).toEqual([])
})

test('requires unique names and codes within a store', async () => {
  const { person } = await shopWith({})
  const other = await makeStoreAdmin(t.deps)
  expect((await add(person, { tagCode: 'vip' })).status).toBe(200)
  expect((await add(person, { tagCode: 'VIP', tagName: '其他' })).body.fields).toHaveProperty('tagCode')
  expect((await add(person, { tagCode: 'x' })).body).toMatchObject({
    status: 409,
    fields: { tagName: '已有同名的標籤' },
  })
  expect((await add(other, { tagCode: 'vip' })).status).toBe(200)
})

test('adds, removes and sets tags for chosen members or all matching a filter', async () => {
  const { person } = await shopWith({ A: { totalSpent: 900 }, B: { totalSpent: 10 }, C: { totalSpent: 800 } })
  for (const tagCode of ['x', 'y']) await add(person, { tagCode, tagName: tagCode })
  const rich = await put(person, { op: 'add', tagCodes: ['x'], segment: { spentFrom: 500 } })
  expect(rich.body.members).toBe(2)
  expect(await withTag(person, 'x')).toEqual(['A', 'C'])
  await put(person, { op: 'set', tagCodes: ['y'], mbrCodes: ['A', 'B'] })
  expect([await withTag(person, 'x'), await withTag(person, 'y')]).toEqual([['C'], ['A', 'B']])
  await put(person, { op: 'remove', tagCodes: ['y', 'x'], mbrCodes: ['B', 'C'] })
  expect([await withTag(person, 'x'), await withTag(person, 'y')]).toEqual([[], ['A']])
  await put(person, { op: 'set', tagCodes: [], mbrCodes: ['A'] })
  expect(await withTag(person, 'y')).toEqual([])
})

test('rejects missing, foreign and automatic tags completely', async () => {
  const { person } = await shopWith({ A: {} })
  const other = await shopWith({ THEIRS: {} })
  await makeTag(t.deps, { storeId: other.person.store.id, tagCode: 'theirs' })
  await add(person, { tagCode: 'x' })
  await add(person, {
    tagCode: 'auto',
    tagName: '自動',
    tagType: 'auto',
    tagRule: { all: [{ field: 'birthMonth', op: 'now' }] },
  })
  const refused = [
    { op: 'add', tagCodes: ['x'], mbrCodes: ['A', 'THEIRS'] },
    { op: 'add', tagCodes: ['x', 'theirs'], mbrCodes: ['A'] },
    { op: 'add', tagCodes: ['auto'], mbrCodes: ['A'] },
    { op: 'add', tagCodes: [], mbrCodes: ['A'] },
    { op: 'add', tagCodes: ['x'] },
    { op: 'add', tagCodes: ['x'], mbrCodes: ['A'], segment: {} },
    { tagCode: 'auto', tagName: '自動' },
    { tagName: '沒有代碼' },
    {},
  ]
  for (const body of refused)
    expect({ body, status: (await put(person, body)).status }).toEqual({ body, status: 400 })
  expect(await withTag(person, 'x')).toEqual([])
  expect((await put(person, { tagCode: 'theirs', tagName: '偷' })).status).toBe(404)
})

const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)

test.each<[string, TagRule, string[]]>([
  ['spend', { all: [{ field: 'totalSpent', op: 'gte', value: 500 }] }, ['B', 'C']],
  ['low spending', { all: [{ field: 'totalSpent', op: 'lte', value: 0 }] }, ['A', 'D']],
  ['orders', { all: [{ field: 'orderCount', op: 'gte', value: 3 }] }, ['C']],
  ['a recent order', { all: [{ field: 'lastOrder', op: 'within', value: 30 }] }, ['B']],
  ['an old order', { all: [{ field: 'lastOrder', op: 'before', value: 30 }] }, ['C']],
  ['a visit', { all: [{ field: 'lastActive', op: 'within', value: 7 }] }, ['A']],
  ['a game', { all: [{ field: 'gamePlayed', op: 'gte', value: 1 }] }, ['D']],
  ['scans', { all: [{ field: 'scannedAd', op: 'gte', value: 2 }] }, ['A']],
  ['this month', { any: [{ field: 'birthMonth', op: 'now', value: '' }] }, ['D']],
  ['a month', { any: [{ field: 'birthMonth', op: 'is', value: 1 }] }, ['B']],
  [
    'all of two',
    {
      all: [
        { field: 'totalSpent', op: 'gte', value: 500 },
        { field: 'lastOrder', op: 'before', value: 30 },
      ],
    },
    ['C'],
  ],
  [
    'any of two',
    {
      any: [
        { field: 'gamePlayed', op: 'gte', value: 1 },
        { field: 'orderCount', op: 'gte', value: 3 },
      ],
    },
    ['C', 'D'],
  ],
  ['a coupon nobody used', { all: [{ field: 'couponUsed', op: 'is', value: 'NONE' }] }, []],
  ['coupons used', { all: [{ field: 'couponUsed', op: 'gte', value: 1 }] }, []],
])('applies a rule over %s', async (_what, tagRule, expected) => {
  const { person, ids } = await shopWith({
    A: { lastActiveAt: daysAgo(2) },
    B: { totalSpent: 500, orderCount: 1, lastOrderAt: daysAgo(3), mbrBirth: '2000-01-31' },
    C: { totalSpent: 900, orderCount: 3, lastOrderAt: daysAgo(60) },
    D: { mbrBirth: '1988-06-30' },
    E: { totalSpent: 900, erasedAt: now },
  })
  const ad = await makeAd(t.deps, { storeId: person.store.id })
  for (let i = 0; i < 2; i++) await makeVisit(t.deps, { memberId: ids.A, adId: ad.id })
  await makeVisit(t.deps, { memberId: ids.D as number, kind: 'game', score: 5 })
  const preview = await t.call(previewTagRule, { ...at(person), tagRule }, person.token)
  expect(preview.body).toMatchObject({ memberCount: expected.length, total: 4 })
  const { body } = await add(person, { tagCode: 'auto', tagType: 'auto', tagRule })
  expect(body.tag).toMatchObject({ tagType: 'auto', tagRule, memberCount: expected.length })
  expect(await withTag(person, 'auto')).toEqual(expected)
})

test('distinguishes scans of different ads', async () => {
  const { person, ids } = await shopWith({ A: {}, B: {} })
  const [one, two] = [
    await makeAd(t.deps, { storeId: person.store.id }),
    await makeAd(t.deps, { storeId: person.store.id }),
  ]
  await makeVisit(t.deps, { memberId: ids.A, adId: one.id })
  await makeVisit(t.deps, { memberId: ids.B as number, adId: two.id })
  const tagRule = { all: [{ field: 'scannedAd' as const, op: 'is' as const, value: two.id }] }
  await add(person, { tagCode: 'auto', tagType: 'auto', tagRule })
  expect(await withTag(person, 'auto')).toEqual(['B'])
})

test('adds and removes automatic tags every hour, and a broken rule does not stop the others', async () => {
  const { person, ids } = await shopWith({ A: {}, B: { totalSpent: 500 } })
  const storeId = person.store.id
  const rule = { all: [{ field: 'totalSpent', op: 'gte', value: 500 }] }
  await makeTag(t.deps, { storeId, tagCode: 'odd', tagType: 'auto', tagRule: { all: [{ field: 'x' }] } })
  await makeTag(t.deps, { storeId, tagCode: 'auto', tagType: 'auto', tagRule: rule }, [ids.A])
  await applyRules(t.deps)
  expect(await withTag(person, 'auto')).toEqual(['B'])
  await t.deps.db.execute(sql`update member set total_spent = 600 where id = ${ids.A}`)
  await applyRules(t.deps)
  expect(await withTag(person, 'auto')).toEqual(['A', 'B'])
})

test.each([
  { all: [] },
  { all: [{ field: 'total_spent; drop table member', op: 'gte', value: 1 }] },
  { all: [{ field: 'totalSpent', op: '>=', value: 1 }] },
  { all: [{ field: 'totalSpent', op: 'gte', value: '1 or true' }] },
  { all: [{ field: 'lastOrder', op: 'within', value: 1e9 }] },
  { all: Array.from({ length: 11 }, () => ({ field: 'birthMonth', op: 'is', value: 1 })) },
  'true',
])('rejects the rule %j', async (tagRule) => {
  const { person } = await shopWith({})
  expect((await add(person, { tagType: 'auto', tagRule })).status).toBe(400)
})

test('rejects deleting a tag used by an activity, and names it', async () => {
  const { person } = await shopWith({})
  await add(person, { tagCode: 'vip' })
  const activity = {
    storeId: person.store.id,
    actCode: 'A1',
    actType: 'activity',
    actTitle: '週年慶',
    actImage: (await makeFile(t.deps, { storeId: person.store.id })).uuidName,
    actAudienceTags: ['vip'],
  }
  await t.deps.db.insert(activities).values(activity)
  const answer = await t.call(deleteTag, { ...at(person), tagCode: 'vip' }, person.token)
  expect(answer).toMatchObject({ status: 409, body: { message: '標籤使用中，無法刪除：活動「週年慶」' } })
})
