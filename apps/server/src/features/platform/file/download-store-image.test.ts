import { downloadStoreImage } from '@lumiroute/contract/file'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stores } from '../../../db/schema/index.ts'
import { drawPlain, readSampleVideo } from '../../../adapters/files/fixtures/sample-media.ts'
import { makeStoreAdmin, type Person } from '../../../testing/factories.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { upload } from './fixtures/file-client.ts'

let t: TestApp
let [own, other] = [] as unknown as [Person, Person]
const picture = await drawPlain(429, 429).png().toBuffer()
beforeAll(async () => {
  t = await startTestApp()
  own = await makeStoreAdmin(t.deps)
  other = await makeStoreAdmin(t.deps)
})
afterAll(() => t.close())

const download = (payload: object = {}, { store } = own) =>
  t.app.inject({
    method: 'POST',
    url: `/api${downloadStoreImage.path.replace('{store}', store.storeCode)}`,
    headers: { authorization: `Bearer ${own.token}` },
    payload,
  })
const uploaded = async (by: Person, content: Buffer = picture, fileName = '門市.png') =>
  (await upload(t, by, content, { fileName })).body.uuidName

test('returns the store’s image as a download', async () => {
  expect((await download()).statusCode).toBe(404)
  const storeImage = await uploaded(own)
  await t.deps.db.update(stores).set({ storeImage }).where(eq(stores.id, own.store.id))
  const { statusCode, headers, rawPayload } = await download()
  expect([statusCode, headers['content-type'], rawPayload.equals(picture)]).toEqual([200, 'image/png', true])
  expect(headers['content-disposition']).toMatch(
    `attachment; filename="__.png"; filename*=UTF-8''${encodeURIComponent('門市.png')}`,
  )
})

test('returns only pictures of the store by name', async () => {
  const fileName = await uploaded(own, await drawPlain(20, 20).png().toBuffer())
  expect((await download({ fileName })).statusCode).toBe(200)
  expect((await download({ fileName: await uploaded(other) })).statusCode).toBe(404)
  expect((await download({ fileName: '../secrets.json' })).statusCode).toBe(404)
  const video = await uploaded(own, await readSampleVideo('sample-h264.mp4'))
  expect((await download({ fileName: video })).statusCode).toBe(404)
  await t.deps.db.execute(sql`update file set is_private = true where uuid_name = ${fileName}`)
  expect((await download({ fileName })).statusCode).toBe(404)
})

test('denies another store’s image', async () => {
  expect((await download({}, other)).statusCode).toBe(403)
})
