import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { filePart, openUpload } from './fixtures/raw-client.ts'
import { drawNoise } from './fixtures/sample-media.ts'
import { spawnUploadServer } from './fixtures/spawn-upload-server.ts'
import { listFilesBelow, newTempDir } from './fixtures/temp-dir.ts'
import { LocalStorage } from './local-storage.ts'

it('deletes on a later start the partial file of a server killed during an upload', async () => {
  const dataDir = await newTempDir()
  const files = join(dataDir, 'files')
  const { url, kill } = await spawnUploadServer(dataDir)
  const { call } = openUpload(url, { 'content-length': 5_000_000 })
  call.write(filePart(await drawNoise(300, 300).jpeg().toBuffer()))
  await expect.poll(() => listFilesBelow(files)).toHaveLength(1)
  await kill()
  const [part = ''] = await listFilesBelow(files)
  expect(part).toMatch(/\.part$/)
  const anHourAgo = new Date(Date.now() - 61 * 60 * 1000)
  await utimes(join(files, 'tmp', part), anHourAgo, anHourAgo)
  await LocalStorage.start(files)
  expect(await listFilesBelow(files)).toEqual([])
}, 30_000)
