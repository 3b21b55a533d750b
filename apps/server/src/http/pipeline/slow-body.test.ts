import { once } from 'node:events'
import { createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { afterEach, expect, test, vi } from 'vitest'
import { refuseSlowBody } from './slow-body.ts'

afterEach(() => void vi.useRealTimers())

/** A server that reads no body and answers long after the body timeout. */
async function askPatiently(send: string, length: number): Promise<string> {
  const server = createServer((raw: IncomingMessage, response) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    refuseSlowBody({ raw, headers: raw.headers } as FastifyRequest)
    setImmediate(() => {
      vi.advanceTimersByTime(60_000)
      response.end('answered')
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const call = request({ port, method: 'POST', headers: { 'content-length': length } })
  call.write(send)
  const answer = await Promise.race([
    once(call, 'response').then(() => 'answered'),
    once(call, 'error').then(() => 'cut'),
  ]).catch(() => 'cut')
  call.destroy()
  server.close()
  return answer
}

test('does not limit the response time once the body is complete, read or not', async () => {
  expect(await askPatiently('', 0)).toBe('answered')
  expect(await askPatiently('{}', 2)).toBe('answered')
})

test('does not wait for a body that never arrives', async () => {
  expect(await askPatiently('{', 2)).toBe('cut')
})
