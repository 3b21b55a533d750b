import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { signIn } from '@lumiroute/contract/session'
import { it, type TestContext } from 'vitest'
import { closing, filePart } from '../../../adapters/files/fixtures/raw-client.ts'
import { readSampleVideo } from '../../../adapters/files/fixtures/sample-media.ts'
import { sendLargestVideo } from '../../../adapters/files/fixtures/send-largest-video.ts'
import { listFilesBelow } from '../../../adapters/files/fixtures/temp-dir.ts'
import { maxVideoBytes } from '../../../adapters/files/media-facts.ts'
import { httpCall } from '../../../testing/http-call.ts'
import { makeStoreAdmin } from '../../../testing/factories.ts'
import { makeDataDir, startServerProcess } from '../../../testing/server-process.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import { openUpload, rowNames } from './fixtures/file-client.ts'

const megabyte = 1024 * 1024

async function rssMegabytes(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(text)?.[1]) / 1024
}

async function startServer({ onTestFinished }: TestContext) {
  const { dataDir, remove } = await makeDataDir()
  onTestFinished(remove)
  const account = { adminAccount: 'admin', adminPasswd: 'First@1234' }
  const settings = {
    DATA_DIR: dataDir,
    DEMO_DATA: 'off',
    OPERATOR_MFA: 'optional',
    ADMIN_PASSWORD: account.adminPasswd,
  }
  const server = await startServerProcess(settings)
  onTestFinished(async () => void (await server.stop()))
  const { body } = await httpCall(server.url, signIn, account)
  const by = { token: body.accessToken, store: { storeCode: 'PLATFORM' } }
  return { server, dataDir, by }
}

async function readToEnd(url: string, onMegabyte: () => Promise<void>): Promise<number> {
  let [bytes, seen] = [0, 0]
  for await (const chunk of (await fetch(url)).body as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength
    if (bytes - seen < megabyte) continue
    seen = bytes
    await onMegabyte()
  }
  return bytes
}

// The server's timeout for the second upload passes while the first is sent.
it.concurrent('uploads and downloads a video of 1 GB with less than 80 MB of memory', async (context) => {
  const { expect } = context
  const { server, dataDir, by } = await startServer(context)
  const small = openUpload(server.url, by, { 'transfer-encoding': 'chunked' })
  small.call.end(Buffer.concat([filePart(await readSampleVideo('sample-h264.mp4')), closing]))
  await fetch(`${server.url}${(await small.answer).url}`).then((response) => response.arrayBuffer())
  const quiet = await rssMegabytes(server.pid)
  let [peak, seen] = [0, 0]
  const look = async () => {
    seen += 1
    if (seen % 16 === 0) peak = Math.max(peak, await rssMegabytes(server.pid))
  }
  const { call, answer } = openUpload(server.url, by, { 'transfer-encoding': 'chunked' })
  await sendLargestVideo(call, look)
  const { uuidName, url, ...facts } = await answer
  expect(facts).toMatchObject({ status: 200, size: maxVideoBytes, mime: 'video/mp4', duration: 2 })
  const grownByUpload = Math.round(peak - quiet)
  expect(await readToEnd(`${server.url}${url}`, look)).toBe(maxVideoBytes)
  const grown = Math.round(peak - quiet)
  process.stdout.write(
    `1 GB up: +${grownByUpload} MB, up and down: +${grown} MB from ${Math.round(quiet)} MB\n`,
  )
  expect(grown).toBeLessThan(80)
  expect((await listFilesBelow(join(dataDir, 'files'))).filter((name) => name === uuidName)).toHaveLength(1)
})

it.concurrent('aborts a very slow body and leaves nothing', async ({ expect, onTestFinished }) => {
  const t = await startTestApp()
  onTestFinished(() => t.close())
  const base = await t.app.listen({ port: 0, host: '127.0.0.1' })
  const { call, answer } = openUpload(base, await makeStoreAdmin(t.deps), { 'content-length': megabyte })
  call.on('error', () => undefined)
  call.write(filePart((await readSampleVideo('sample-h264.mp4')).subarray(0, 9000)))
  const drip = setInterval(() => call.write('x'), 500)
  onTestFinished(() => clearInterval(drip))
  expect(await answer).toMatchObject({ status: 400, message: '上傳速度過慢或已中斷，請重新上傳' })
  call.destroy()
  expect([await rowNames(t), await listFilesBelow(join(t.dataDir, 'files'))]).toEqual([[], []])
})
