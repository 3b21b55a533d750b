import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createUpload } from './upload.ts'

let server: Server
let url: string
let seen: { body: string; token: string | undefined; isAborted: boolean }[]
let reply: (response: ServerResponse) => void

const json = (status: number, body: object) => (response: ServerResponse) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

async function handle(request: IncomingMessage, response: ServerResponse) {
  const one = { body: '', token: request.headers.authorization, isAborted: false }
  seen.push(one)
  response.once('close', () => (one.isAborted = !response.writableFinished))
  for await (const part of request) one.body += String(part)
  reply(response)
}

beforeEach(async () => {
  seen = []
  server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  // The page and its API share one origin.
  location.href = origin
  url = `${origin}/api/file`
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const file = new File(['燈光'], 'night.txt', { type: 'text/plain' })
const options = (signal = new AbortController().signal) => ({ signal, onProgress: () => {} })

test('sends the file with the current token, and returns the answer', async () => {
  reply = json(200, { uuidName: 'a.txt', url: '/a' })
  let asked = 0
  const upload = createUpload({ url, getToken: async () => `token-${(asked += 1)}` })
  expect(await upload(file, options())).toEqual({ uuidName: 'a.txt', url: '/a' })
  await upload(file, options())
  expect(seen.map(({ token }) => token)).toEqual(['Bearer token-1', 'Bearer token-2'])
  expect(seen[0]?.body).toContain('filename="night.txt"')
  expect(seen[0]?.body).toContain('燈光')
})

test('a refusal has status, code and the server’s message', async () => {
  reply = json(413, { code: 'TOO_LARGE', message: '檔案太大' })
  const refused = createUpload({ url })(file, options())
  await expect(refused).rejects.toMatchObject({
    name: 'UploadError',
    status: 413,
    code: 'TOO_LARGE',
    message: '檔案太大',
  })
})

test('a proxy’s error page is a failure without a message, not a crash', async () => {
  reply = (response) => void response.writeHead(502).end('<h1>Bad gateway</h1>')
  await expect(createUpload({ url })(file, options())).rejects.toMatchObject({ status: 502, message: '' })
})

test('fails with status 0 if the server is unreachable', async () => {
  reply = (response) => response.destroy()
  await expect(createUpload({ url })(file, options())).rejects.toMatchObject({ status: 0 })
})

test('cancelling also ends the request at the server', async () => {
  const work = new AbortController()
  reply = () => work.abort()
  await expect(createUpload({ url })(file, options(work.signal))).rejects.toMatchObject({
    name: 'AbortError',
  })
  await expect.poll(() => seen[0]?.isAborted).toBe(true)
})

test('does not send what was cancelled before it began', async () => {
  const cancelled = createUpload({ url })(file, options(AbortSignal.abort()))
  await expect(cancelled).rejects.toMatchObject({ name: 'AbortError' })
  expect(seen).toHaveLength(0)
})
