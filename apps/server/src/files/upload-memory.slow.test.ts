import { once } from 'node:events'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { closing, filePart, openUpload, sendUpload } from './fixtures/raw-client.ts'
import { readSampleVideo, uint32 } from './fixtures/sample-media.ts'
import { spawnUploadServer } from './fixtures/spawn-upload-server.ts'
import { listFilesBelow, newTempDir } from './fixtures/temp-dir.ts'
import { maxVideoBytes } from './media-facts.ts'

const megabyte = 1024 * 1024

async function readMemory(url: string): Promise<number> {
  const answer = (await (await fetch(`${url}/memory`)).json()) as { rssBytes: number }
  return answer.rssBytes
}

/** A true video with an empty box behind it that fills it up to the limit. */
async function sendLargestVideo(url: string, onMegabyte: () => Promise<void>) {
  const video = await readSampleVideo('sample-h264.mp4')
  const fillBytes = maxVideoBytes - video.length
  const { call, answer } = openUpload(url, { 'transfer-encoding': 'chunked' })
  call.write(filePart(Buffer.concat([video, uint32(fillBytes), Buffer.from('free')]), 'large.mp4'))
  const block = Buffer.alloc(megabyte, 7)
  for (let left = fillBytes - 8; left > 0; left -= megabyte) {
    if (!call.write(block.subarray(0, Math.min(left, megabyte)))) await once(call, 'drain')
    await onMegabyte()
  }
  call.end(closing)
  return answer
}

it('a video of 1 GB is taken with less than 80 MB of memory', async () => {
  const dataDir = await newTempDir()
  const { url } = await spawnUploadServer(dataDir)
  await sendUpload(url, Buffer.concat([filePart(await readSampleVideo('sample-h264.mp4')), closing]))
  const quietBytes = await readMemory(url)
  let [peakBytes, sent] = [0, 0]
  const answer = await sendLargestVideo(url, async () => {
    sent += 1
    if (sent % 16 === 0) peakBytes = Math.max(peakBytes, await readMemory(url))
  })
  peakBytes = Math.max(peakBytes, await readMemory(url))
  const grownMegabytes = Math.round((peakBytes - quietBytes) / megabyte)
  process.stdout.write(
    `1 GB upload: memory grew by ${grownMegabytes} MB from ${Math.round(quietBytes / megabyte)} MB\n`,
  )
  expect(answer).toMatchObject({ status: 200, sizeBytes: maxVideoBytes, codec: 'avc', durationSeconds: 2 })
  expect(grownMegabytes).toBeLessThan(80)
  expect(await listFilesBelow(join(dataDir, 'files'))).toContain(answer.name)
}, 600_000)
