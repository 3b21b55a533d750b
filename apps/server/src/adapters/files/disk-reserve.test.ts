import { statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { makeStoreAdmin } from '../../testing/factories.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { DiskReserve } from './disk-reserve.ts'
import { StorageFullError } from './file-error.ts'
import { drawNoise } from './fixtures/sample-media.ts'
import { upload } from '../../features/platform/file/fixtures/file-client.ts'

async function* megabytes(count: number) {
  for (let i = 0; i < count; i++) yield new Uint8Array(1_000_000)
}
const freeBytes = async () => {
  const { bavail, bsize } = await statfs(tmpdir())
  return bavail * bsize
}

test('stops an upload that started with enough space when the reserve is reached', async () => {
  const reserve = new DiskReserve(tmpdir(), 2 * (await freeBytes()))
  const copy = async () => {
    for await (const _ of reserve.guard(megabytes(20)));
  }
  await expect(copy()).rejects.toBeInstanceOf(StorageFullError)
})

test('counts the bytes still to come', async () => {
  const free = await freeBytes()
  const reserve = new DiskReserve(tmpdir(), free / 2)
  await expect(reserve.require()).resolves.toBeUndefined()
  await expect(reserve.require(free)).rejects.toBeInstanceOf(StorageFullError)
})

test('answers 507 to uploads below the reserve while everything else works', async () => {
  const t = await startTestApp({ settings: { diskReserveBytes: Number.MAX_SAFE_INTEGER } })
  const own = await makeStoreAdmin(t.deps)
  const refused = await upload(t, own, await drawNoise(64, 64).png().toBuffer())
  expect(refused.body).toMatchObject({
    status: 507,
    code: 'STORAGE_FULL',
    message: '儲存空間已滿，請聯絡平台管理員',
  })
  await t.close()
})
