import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { describe, expect, it, onTestFinished } from 'vitest'
import { closing, filePart, sendUpload } from './fixtures/raw-client.ts'
import { drawNoise, mp4Box, readSampleVideo } from './fixtures/sample-media.ts'
import { listFilesBelow, newTempDir } from './fixtures/temp-dir.ts'
import { buildUploadApp } from './fixtures/upload-app.ts'
import { StorageFullError, StorageUnavailableError } from './file-error.ts'
import { newFileName } from './file-name.ts'
import { LocalStorage } from './local-storage.ts'

const mime = 'video/mp4'
const canMount = await tryMount()

/** Mounting needs root and kernel support; elsewhere the tests print the reason and are skipped. */
async function tryMount(): Promise<boolean> {
  try {
    execFileSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', '/mnt'], {
      stdio: 'pipe',
    })
    return true
  } catch (error) {
    process.stdout.write(`skipped: a small disk cannot be mounted here (${String(error)})\n`)
    return false
  }
}

async function mountSmallDisk() {
  const path = await newTempDir()
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', path])
  onTestFinished(() => void execFileSync('umount', ['-l', path]))
  const root = join(path, 'files')
  const storage = await LocalStorage.start(root)
  const app = await buildUploadApp(storage, storage.temp)
  onTestFinished(() => app.close())
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const makeReadOnly = () => void execFileSync('mount', ['-o', 'remount,ro', path])
  return { url, storage, makeReadOnly, stored: () => listFilesBelow(root) }
}

async function bigVideo(): Promise<Buffer> {
  return Buffer.concat([await readSampleVideo('sample-h264.mp4'), mp4Box('free', randomBytes(6_000_000))])
}

async function picture(): Promise<Buffer> {
  return Buffer.concat([filePart(await drawNoise(200, 200).jpeg().toBuffer()), closing])
}

describe.skipIf(!canMount)('a full disk', () => {
  it('answers 507, retains existing files, and accepts the next file that fits', async () => {
    const { url, stored } = await mountSmallDisk()
    const before = await sendUpload(url, await picture())
    const refused = await sendUpload(url, Buffer.concat([filePart(await bigVideo()), closing]))
    expect(refused).toMatchObject({
      status: 507,
      code: 'STORAGE_FULL',
      message: '儲存空間已滿，請聯絡平台管理員',
    })
    expect(await stored()).toEqual([before.name])
    const after = await sendUpload(url, await picture())
    expect(new Set(await stored())).toEqual(new Set([before.name, after.name]))
  })

  it('stops a save without a partial file', async () => {
    const { storage, stored } = await mountSmallDisk()
    const saving = storage.save(
      newFileName(mime),
      Readable.from([randomBytes(3_000_000), randomBytes(3_000_000)]),
      { mime },
    )
    await expect(saving).rejects.toBeInstanceOf(StorageFullError)
    expect(await stored()).toEqual([])
  })
})

describe.skipIf(!canMount)('a read-only disk', () => {
  it('answers 503 to a write and still reads', async () => {
    const { url, storage, stored, makeReadOnly } = await mountSmallDisk()
    const before = await sendUpload(url, await picture())
    makeReadOnly()
    expect(await sendUpload(url, await picture())).toMatchObject({ status: 503, code: 'UNAVAILABLE' })
    await expect(storage.remove(String(before.name))).rejects.toBeInstanceOf(StorageUnavailableError)
    expect((await storage.stat(String(before.name))).sizeBytes).toBe(before.sizeBytes)
    expect(await stored()).toEqual([before.name])
  })
})
