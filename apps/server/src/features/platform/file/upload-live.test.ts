import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { describe, expect, it, onTestFinished } from 'vitest'
import { stores } from '../../../db/schema/index.ts'
import { closing, filePart } from '../../../adapters/files/fixtures/raw-client.ts'
import { s3Bucket, s3Credentials, startS3 } from '../../../adapters/files/fixtures/s3-server.ts'
import {
  drawNoise,
  drawPlain,
  mp4Box,
  readSampleVideo,
} from '../../../adapters/files/fixtures/sample-media.ts'
import { listFilesBelow, newTempDir } from '../../../adapters/files/fixtures/temp-dir.ts'
import type { Settings } from '../../../settings.ts'
import { makeOperator, makeStore, makeStoreAdmin } from '../../../testing/factories.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import { openUpload, rowNames, upload } from './fixtures/file-client.ts'

const video = Buffer.concat([
  await readSampleVideo('sample-h264.mp4'),
  mp4Box('free', randomBytes(6_000_000)),
])
const body = Buffer.concat([filePart(video, 'long.mp4'), closing])

type Place = { settings?: Partial<Settings>; objects?: () => Promise<string[]> }

async function start({ settings = {}, objects }: Place = {}) {
  const t = await startTestApp({ settings })
  onTestFinished(() => t.close())
  const own = await makeStoreAdmin(t.deps)
  const base = await t.app.listen({ port: 0, host: '127.0.0.1' })
  const onDisk = () => listFilesBelow(join(t.deps.settings.dataDir, 'files'))
  const stored = objects ?? onDisk
  return { t, own, base, onDisk, stored }
}

async function onS3(): Promise<Place> {
  const { endpoint, leftovers } = await startS3()
  const s3 = { endpoint, bucket: s3Bucket, region: 'ap-northeast-1', ...s3Credentials }
  return { settings: { s3 }, objects: leftovers }
}

const places: [string, () => Promise<Place>][] = [
  ['the disk', async () => ({})],
  ['S3', onS3],
]

describe.each(places)('with files on %s', (_, place) => {
  it('stores an upload completely, serves it whole and in ranges, and leaves no temporary file', async () => {
    const { t, own, base, onDisk, stored } = await start(await place())
    const { call, answer } = openUpload(base, own, { 'content-length': body.length })
    call.end(body)
    const { url, uuidName } = await answer
    expect((await t.app.inject({ url })).rawPayload.equals(video)).toBe(true)
    const part = await t.app.inject({ url, headers: { range: 'bytes=5000000-5000999' } })
    expect(part.statusCode).toBe(206)
    expect(part.rawPayload.equals(video.subarray(5_000_000, 5_001_000))).toBe(true)
    expect((await t.app.inject({ method: 'HEAD', url })).headers['content-length']).toBe(String(video.length))
    expect((await stored()).every((name) => name.startsWith(uuidName))).toBe(true)
    expect((await onDisk()).filter((name) => name.endsWith('.part'))).toEqual([])
  })

  it('leaves no row, file or temporary file when the client disconnects midway', async () => {
    const { t, own, base, onDisk, stored } = await start(await place())
    const { call } = openUpload(base, own, { 'content-length': body.length })
    call.on('error', () => undefined).write(body.subarray(0, 3_000_000))
    await expect.poll(onDisk).toHaveLength(1)
    call.destroy()
    await expect.poll(onDisk).toEqual([])
    expect([await rowNames(t), await stored()]).toEqual([[], []])
  })

  it('leaves nothing of an upload whose store is deleted meanwhile', async () => {
    const { t, base, onDisk, stored } = await start(await place())
    const [operator, store] = [await makeOperator(t.deps), await makeStore(t.deps)]
    const { call, answer } = openUpload(
      base,
      { token: operator.token, store },
      { 'content-length': body.length },
    )
    call.write(body.subarray(0, 3_000_000))
    await expect.poll(onDisk).toHaveLength(1)
    await t.deps.db.delete(stores).where(eq(stores.id, store.id))
    call.end(body.subarray(3_000_000))
    expect(await answer).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    expect([await rowNames(t), await onDisk()]).toEqual([[], []])
    expect((await stored()).filter((name) => name.endsWith('_object'))).toEqual([])
  })
})

it('answers 503 when S3 rejects us, and leaves no row and no temporary file', async () => {
  const { settings } = await onS3()
  const s3 = { ...(settings?.s3 as NonNullable<Settings['s3']>), secretAccessKey: 'wrong' }
  const { t, own, onDisk } = await start({ settings: { s3 } })
  const answer = await upload(t, own, await drawPlain(40, 40).png().toBuffer())
  expect(answer.body).toMatchObject({ status: 503, code: 'UNAVAILABLE' })
  expect([await rowNames(t), await onDisk()]).toEqual([[], []])
})

/** Mounting needs root and kernel support; elsewhere the test prints the reason and is skipped. */
function canMount(): boolean {
  try {
    execFileSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt'], { stdio: 'pipe' })
    return true
  } catch (error) {
    process.stdout.write(`skipped: a small disk cannot be mounted here (${String(error)})\n`)
    return false
  }
}

it.skipIf(!canMount())('answers 507 on a full disk, even while cropping, and leaves nothing', async () => {
  const dataDir = await newTempDir()
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', dataDir])
  onTestFinished(() => void execFileSync('umount', ['-l', dataDir]))
  const { t, own, onDisk } = await start({ settings: { dataDir, diskReserveBytes: 0 } })
  const full = { status: 507, code: 'STORAGE_FULL', message: '儲存空間已滿，請聯絡平台管理員' }
  expect((await upload(t, own, video)).body).toMatchObject(full)
  expect([await rowNames(t), await onDisk()]).toEqual([[], []])
  await writeFile(join(dataDir, 'filler'), randomBytes(1.8 * 1024 * 1024))
  const picture = await drawNoise(960, 480).png().toBuffer()
  expect(picture.length).toBeLessThan(2 * 1024 * 1024)
  expect((await upload(t, own, picture, { kind: 'store', slot: 'big' })).body).toMatchObject(full)
  expect([await rowNames(t), await onDisk()]).toEqual([[], []])
})
