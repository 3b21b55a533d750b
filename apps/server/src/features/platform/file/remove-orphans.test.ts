import { join } from 'node:path'
import { Readable } from 'node:stream'
import { updateStoreInfo } from '@lumiroute/contract/store'
import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { files, stores } from '../../../db/schema/index.ts'
import { newFileName } from '../../../adapters/files/file-name.ts'
import { drawPlain } from '../../../adapters/files/fixtures/sample-media.ts'
import { s3Bucket, s3Credentials, startS3 } from '../../../adapters/files/fixtures/s3-server.ts'
import { collect } from '../../../adapters/files/fixtures/storage-claims.ts'
import { listFilesBelow } from '../../../adapters/files/fixtures/temp-dir.ts'
import type { Settings } from '../../../settings.ts'
import { makeFile, makeStoreAdmin } from '../../../testing/factories.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import { rowNames, upload } from './fixtures/file-client.ts'
import { removeOrphans } from './remove-orphans.ts'

const hourMs = 60 * 60 * 1000
const small = await drawPlain(429, 429).png().toBuffer()
const big = await drawPlain(960, 480).png().toBuffer()

async function start(settings: Partial<Settings> = {}) {
  const t = await startTestApp({ settings })
  onTestFinished(() => t.close())
  const own = await makeStoreAdmin(t.deps)
  const add = async (content = small) => (await upload(t, own, content, { kind: 'store' })).body.uuidName
  const sweepAfter = (hours: number) =>
    removeOrphans({ ...t.deps, now: () => new Date(Date.now() + hours * hourMs) })
  const show = (change: Partial<typeof stores.$inferInsert>) =>
    t.deps.db.update(stores).set(change).where(eq(stores.id, own.store.id))
  const stored = async () => (await collect(t.deps.storage.list())).map(({ name }) => name).toSorted()
  return { t, own, add, sweepAfter, show, stored }
}

test('deletes unreferenced rows and bytes after a day and nothing else', async () => {
  const { t, add, sweepAfter, show, stored } = await start()
  const [shown, first, second] = [await add(), await add(big), await add(big)]
  await add()
  await show({ storeImage: shown, storeBigImage: [first, second] })
  await sweepAfter(23)
  expect(await rowNames(t)).toHaveLength(4)
  await sweepAfter(25)
  expect(await rowNames(t)).toEqual([shown, first, second].toSorted())
  expect(await stored()).toEqual(await rowNames(t))
  await show({ storeImage: null, storeBigImage: [second] })
  await sweepAfter(25)
  expect(await stored()).toEqual([second])
})

test('deletes bytes without a row after a day, but not if the table is empty', async () => {
  const { t, add, sweepAfter, show, stored } = await start()
  const stray = newFileName('image/png')
  await t.deps.storage.save(stray, Readable.from([small]), { mime: 'image/png' })
  await sweepAfter(25)
  expect(await stored()).toEqual([stray])
  const shown = await add()
  await show({ storeImage: shown })
  await sweepAfter(23)
  expect(await stored()).toHaveLength(2)
  await sweepAfter(25)
  expect(await stored()).toEqual([shown])
})

test('leaves files that are being referenced right now or were created since', async () => {
  const { t, own, add, sweepAfter, stored } = await start()
  const name = await add()
  await t.deps.db.write(async (tx) => {
    await tx.select().from(files).where(eq(files.uuidName, name)).for('key share')
    await tx.update(stores).set({ storeImage: name }).where(eq(stores.id, own.store.id))
    await sweepAfter(25)
  })
  await sweepAfter(25)
  expect([await rowNames(t), await stored()]).toEqual([[name], [name]])
})

test('saves a store’s image or rejects it while unused files are deleted, never half', async () => {
  const { t, own, add, sweepAfter, stored } = await start()
  const form = { storeName: '光點', storePhone: '02', storeAddr: '台北', storeProdName: '咖啡' }
  for (let round = 0; round < 12; round += 1) {
    const storeImage = await add()
    const input = { storeCode: own.store.storeCode, ...form, storeImage }
    const [saved] = await Promise.all([t.call(updateStoreInfo, input, own.token), sweepAfter(25)])
    expect([200, 400]).toContain(saved.status)
    expect((await rowNames(t)).includes(storeImage)).toBe(saved.status === 200)
    expect((await stored()).includes(storeImage)).toBe(saved.status === 200)
  }
})

test('deletes more than one batch in one run', async () => {
  const { t, own, sweepAfter } = await start()
  const row = await makeFile(t.deps, { storeId: own.store.id })
  await t.deps.db
    .insert(files)
    .values(Array.from({ length: 1_100 }, () => ({ ...row, uuidName: newFileName('image/png') })))
  await sweepAfter(25)
  expect(await rowNames(t)).toEqual([])
})

test('deletes the objects on S3 as well', async () => {
  const { endpoint, leftovers } = await startS3()
  const s3 = { endpoint, bucket: s3Bucket, region: 'ap-northeast-1', ...s3Credentials }
  const { t, add, sweepAfter, show, stored } = await start({ s3 })
  const shown = await add()
  await add()
  await show({ storeImage: shown })
  await sweepAfter(25)
  expect([await rowNames(t), await stored()]).toEqual([[shown], [shown]])
  expect((await leftovers()).every((name) => name.startsWith(shown))).toBe(true)
  expect(await listFilesBelow(join(t.dataDir, 'files'))).toEqual([])
})
