import { join } from 'node:path'
import { expect, it } from 'vitest'
import { closing, filePart, openUpload, sendUpload } from './fixtures/raw-client.ts'
import { readSampleVideo } from './fixtures/sample-media.ts'
import { sendLargestVideo } from './fixtures/send-largest-video.ts'
import { spawnUploadServer } from './fixtures/spawn-upload-server.ts'
import { listFilesBelow, newTempDir } from './fixtures/temp-dir.ts'
import { maxVideoBytes } from './media-facts.ts'

const megabyte = 1024 * 1024

async function readMemory(url: string): Promise<number> {
  const answer = (await (await fetch(`${url}/memory`)).json()) as { rssBytes: number }
  return answer.rssBytes
}

it('receives a video of 1 GB with less than 80 MB of memory', async () => {
  const dataDir = await newTempDir()
  const { url } = await spawnUploadServer(dataDir)
  await sendUpload(url, Buffer.concat([filePart(await readSampleVideo('sample-h264.mp4')), closing]))
  const quietBytes = await readMemory(url)
  let [peakBytes, sent] = [0, 0]
  const upload = openUpload(url, { 'transfer-encoding': 'chunked' })
  await sendLargestVideo(upload.call, async () => {
    sent += 1
    if (sent % 16 === 0) peakBytes = Math.max(peakBytes, await readMemory(url))
  })
  const answer = await upload.answer
  peakBytes = Math.max(peakBytes, await readMemory(url))
  const grownMegabytes = Math.round((peakBytes - quietBytes) / megabyte)
  process.stdout.write(
    `1 GB upload: memory grew by ${grownMegabytes} MB from ${Math.round(quietBytes / megabyte)} MB\n`,
  )
  expect(answer).toMatchObject({ status: 200, sizeBytes: maxVideoBytes, codec: 'avc', durationSeconds: 2 })
  expect(grownMegabytes).toBeLessThan(80)
  expect(await listFilesBelow(join(dataDir, 'files'))).toContain(answer.name)
}, 600_000)
