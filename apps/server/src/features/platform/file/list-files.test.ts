import { listFiles } from '@lumiroute/contract/file'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeFile, makeOperator, makeStoreAdmin, type Person } from '../../../testing/factories.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let t: TestApp
let [own, other, operator] = [] as unknown as [Person, Person, Person]
beforeAll(async () => {
  t = await startTestApp()
  own = await makeStoreAdmin(t.deps)
  other = await makeStoreAdmin(t.deps)
  operator = await makeOperator(t.deps)
  const add = (storeId: number, originalName: string, day: number, given = {}) =>
    makeFile(t.deps, { storeId, originalName, createdAt: new Date(Date.UTC(2026, 0, day)), ...given })
  await add(own.store.id, 'b.png', 1, { sizeBytes: 30 })
  await add(own.store.id, '100%.png', 3, { sizeBytes: 10, kind: 'banner' })
  await add(own.store.id, 'A.png', 2, { sizeBytes: 20, isPrivate: true })
  await add(other.store.id, 'theirs.png', 4)
})
afterAll(() => t.close())

type Input = Parameters<typeof t.call<typeof listFiles>>[1]
const list = (input: Input, by = own) => t.call(listFiles, input, by.token)
const names = async (input: Input, by = own) => (await list(input, by)).body.fileList.map((file) => file.name)

test('lists only the store’s own files, newest first', async () => {
  expect(await names({})).toEqual(['100%.png', 'A.png', 'b.png'])
  expect((await list({ storeCode: other.store.storeCode })).status).toBe(403)
})

test('lists files of all stores, or of the given one, for an operator', async () => {
  expect(await names({}, operator)).toEqual(['theirs.png', '100%.png', 'A.png', 'b.png'])
  expect(await names({ storeCode: other.store.storeCode }, operator)).toEqual(['theirs.png'])
})

test('sorts, searches, filters and pages files', async () => {
  expect(await names({ sort: 'size' })).toEqual(['100%.png', 'A.png', 'b.png'])
  expect(await names({ sort: '-name' })).toEqual(['b.png', 'A.png', '100%.png'])
  expect(await names({ q: '%' })).toEqual(['100%.png'])
  expect(await names({ kind: 'banner' })).toEqual(['100%.png'])
  const { body } = await list({ page: 2, size: 2 })
  expect([body.fileList.map((file) => file.name), body.total]).toEqual([['b.png'], 3])
  expect((await list({ sort: 'sha256' })).status).toBe(400)
})

test('returns a signed link only for private files', async () => {
  const { fileList } = (await list({})).body
  const urls = Object.fromEntries(fileList.map(({ name, uuidName, url }) => [name, url.split(uuidName)[1]]))
  expect(urls).toEqual({
    '100%.png': '',
    'b.png': '',
    'A.png': expect.stringMatching(/^\?expires=\d+&sign=/),
  })
})
