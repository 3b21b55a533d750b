import { importMembers } from '@lumiroute/contract/member'
import { createProduct, importProducts } from '@lumiroute/contract/product'
import { getStoreQuota, updateStoreQuota } from '@lumiroute/contract/store-quota'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { files, stores } from '../../../db/schema/index.ts'
import { drawNoise } from '../../../adapters/files/fixtures/sample-media.ts'
import { makeCategory } from '../../../testing/catalogue-factories.ts'
import { makeOperator, makeStoreAdmin, type Person } from '../../../testing/factories.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { upload } from '../file/fixtures/file-client.ts'
import { findOrCreateMember } from '../../shop/member/find-or-create-member.ts'
import { processLineEvents } from '../../shop/member/process-line-events.ts'

let t: TestApp
let operator: Person
let picture: Buffer
beforeAll(async () => {
  t = await startTestApp()
  operator = await makeOperator(t.deps)
  picture = await drawNoise(64, 64).png().toBuffer()
})
afterAll(() => t.close())

type Limits = { storageMb?: number; members?: number; products?: number }

async function storeWith(limits: Limits): Promise<Person> {
  const own = await makeStoreAdmin(t.deps)
  await limit(own, limits)
  return own
}
const limit = async ({ store }: Person, limits: Limits) => {
  const input = { id: store.id, ...limits }
  const answer = await t.call(updateStoreQuota, input, operator.token)
  expect(answer.status).toBe(200)
  return answer.body.quota
}
async function storeOfBytes(quotaStorageBytes: number): Promise<Person> {
  const own = await makeStoreAdmin(t.deps)
  await t.deps.db.update(stores).set({ quotaStorageBytes }).where(eq(stores.id, own.store.id))
  return own
}
const getQuota = async ({ store, token }: Person) =>
  (await t.call(getStoreQuota, { storeCode: store.storeCode }, token)).body.quota

const product = (own: Person, prodName: string) =>
  t.call(
    createProduct,
    { store: own.store.storeCode, prodName, prodSalePrice: 10, cateCodes: ['Q'] },
    own.token,
  )
const friend = (userId: string, type = 'follow') => ({
  type,
  webhookEventId: `${userId}-${type}`,
  timestamp: Date.now(),
  source: { userId },
})
const greet = (own: Person, userIds: string[]) =>
  t.deps.db.write((tx) =>
    processLineEvents(tx, t.deps, { storeId: own.store.id, events: userIds.map((id) => friend(id)) }),
  )

test('shows a store’s usage, and the default limit until an operator sets another', async () => {
  const own = await makeStoreAdmin(t.deps)
  const { quotas } = t.deps.settings
  expect(await getQuota(own)).toEqual({
    storage: { used: 0, allowed: quotas.storage, isOwn: false },
    members: { used: 0, allowed: quotas.members, isOwn: false },
    products: { used: 0, allowed: quotas.products, isOwn: false },
  })
  expect((await limit(own, { members: 5 })).members).toEqual({ used: 0, allowed: 5, isOwn: true })
  expect((await limit(own, { storageMb: 3 })).storage).toMatchObject({ allowed: 3_000_000, isOwn: true })
  expect((await limit(own, {})).members).toMatchObject({ allowed: quotas.members, isOwn: false })
})

test('denies a store raising its own limit or seeing another store’s', async () => {
  const [own, other] = [await makeStoreAdmin(t.deps), await makeStoreAdmin(t.deps)]
  const wanted = { id: own.store.id, members: 9 }
  expect((await t.call(updateStoreQuota, wanted, own.token)).status).toBe(403)
  const foreign = await t.call(getStoreQuota, { storeCode: other.store.storeCode }, own.token)
  expect([403, 404]).toContain(foreign.status)
})

test('does not limit the platform’s own store', async () => {
  const { quota } = (await t.call(getStoreQuota, { storeCode: 'PLATFORM' }, operator.token)).body
  expect(quota?.storage.allowed ?? null).toBeNull()
  const wanted = { id: operator.store.id, members: 1 }
  expect((await t.call(updateStoreQuota, wanted, operator.token)).status).toBe(409)
})

test('rejects an upload over the limit with the figures, and stores nothing', async () => {
  const own = await storeOfBytes(picture.length)
  expect((await upload(t, own, picture)).body).toMatchObject({ status: 200 })
  const refused = await upload(t, own, picture)
  expect(refused.body).toMatchObject({
    status: 409,
    code: 'QUOTA_EXCEEDED',
    quota: { kind: 'storage', used: picture.length, allowed: picture.length },
  })
  expect(refused.body.fields?.file).toContain('儲存空間不足')
  expect((await getQuota(own)).storage.used).toBe(picture.length)
})

test('accepts only those simultaneous uploads that fit', async () => {
  const own = await storeOfBytes(2 * picture.length)
  const answers = await Promise.all(Array.from({ length: 6 }, () => upload(t, own, picture)))
  expect(answers.map(({ body }) => body.status).toSorted()).toEqual([200, 200, 409, 409, 409, 409])
  const rows = await t.deps.db
    .select()
    .from(files)
    .where(sql`store_id = ${own.store.id}`)
  expect(rows).toHaveLength(2)
})

test('rejects products over the limit: one by one, simultaneously and by import', async () => {
  const own = await storeWith({ products: 2 })
  await makeCategory(t.deps, { storeId: own.store.id, cateCode: 'Q', cateName: '咖啡' })
  const answers = await Promise.all(['甲', '乙', '丙', '丁'].map((name) => product(own, name)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409])
  const refused = answers.find(({ status }) => status === 409)
  expect(refused?.body.message).toContain('目前 2 項，上限 2 項')
  const csv = '商品代碼,商品名稱,分類,售價,狀態\nQ1,戊,咖啡,10,上架\n'
  const imported = await t.call(importProducts, { store: own.store.storeCode, csv, dryRun: false }, own.token)
  expect(imported.body).toMatchObject({ code: 'QUOTA_EXCEEDED' })
  expect((await getQuota(own)).products.used).toBe(2)
})

test('changes nothing when an import of members exceeds the limit', async () => {
  const own = await storeWith({ members: 1 })
  const csv = '姓名\n甲\n乙\n'
  const answer = await t.call(importMembers, { store: own.store.storeCode, csv, dryRun: false }, own.token)
  expect(answer.body).toMatchObject({
    code: 'QUOTA_EXCEEDED',
    quota: { kind: 'members', used: 0, allowed: 1 },
  })
  expect((await getQuota(own)).members.used).toBe(0)
})

test('accepts a webhook over the limit, creates the members that fit, and processes known ones', async () => {
  const own = await storeWith({ members: 2 })
  await greet(own, ['U1'])
  await greet(own, ['U1', 'U2', 'U3'])
  expect((await getQuota(own)).members.used).toBe(2)
  await limit(own, { members: 3 })
  await t.deps.db.write((tx) =>
    processLineEvents(tx, t.deps, { storeId: own.store.id, events: [friend('U3', 'message')] }),
  )
  expect((await getQuota(own)).members.used).toBe(3)
})

test('does not exceed the limit by simultaneous webhooks', async () => {
  const own = await storeWith({ members: 3 })
  await Promise.all(Array.from({ length: 8 }, (_, i) => greet(own, [`V${i}`])))
  expect((await getQuota(own)).members.used).toBe(3)
})

test('signs in existing members at a full store, and refers new people to the store', async () => {
  const own = await storeWith({ members: 1 })
  const { store } = own
  const signIn = (lineUserId: string) =>
    t.deps.db.write((tx) =>
      findOrCreateMember(tx, t.deps.settings, { storeId: store.id, lineUserId, at: new Date() }),
    )
  await expect(Promise.all([signIn('known'), signIn('known'), signIn('known')])).resolves.toHaveLength(3)
  await expect(signIn('known')).resolves.toMatchObject({ storeId: store.id })
  await expect(signIn('stranger')).rejects.toMatchObject({
    code: 'QUOTA_EXCEEDED',
    message: '此商店的會員數已達上限，請洽店家',
  })
})

test('rejects invalid limits at their fields', async () => {
  const own = await makeStoreAdmin(t.deps)
  for (const members of [-1, 1.5, '5', 1e12]) {
    const input = { id: own.store.id, members } as never
    expect((await t.call(updateStoreQuota, input, operator.token)).status).toBe(400)
  }
})
