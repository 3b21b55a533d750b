import { createHmac, timingSafeEqual } from 'node:crypto'
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import type { Duplex } from 'node:stream'

export const passHeader = 'x-lumiroute-passed'
const maxAgeMs = 30_000
const connectMs = 1500

type Passing = { secret: string; code: string; address: string }

const sign = ({ secret, code, address }: Passing, at: number) =>
  createHmac('sha256', secret).update(`game socket ${code} ${at} ${address}`).digest('base64url')

/** Says from which address a socket came, so that an outsider cannot claim another one. */
export const writePass = (passing: Passing, now: Date) =>
  [now.getTime(), encodeURIComponent(passing.address), sign(passing, now.getTime())].join(' ')

/** The address of a socket that another of our servers passed on; undefined: it comes from outside. */
export function readPass(header: unknown, { secret, code }: Omit<Passing, 'address'>, now: Date) {
  if (typeof header !== 'string') return undefined
  const [time = '', encoded = '', given = ''] = header.split(' ')
  if (!/^\d{1,15}$/.test(time) || !/^[\w.%-]{1,100}$/.test(encoded)) return undefined
  const address = decode(encoded)
  const expected = Buffer.from(sign({ secret, code, address }, Number(time)))
  const isOurs = given.length === expected.length && timingSafeEqual(Buffer.from(given), expected)
  return isOurs && Math.abs(now.getTime() - Number(time)) < maxAgeMs ? address : undefined
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

type Upgraded = { response: IncomingMessage; upstream: Duplex; head: Buffer }

/** Asks the server that runs the room; undefined if it does not answer. */
export function askHolder(
  url: string,
  request: IncomingMessage,
  pass: string,
): Promise<Upgraded | undefined> {
  const target = new URL(request.url ?? '/', url)
  const { request: ask } = target.protocol === 'https:' ? https : http
  return new Promise((resolve) => {
    const headers = { ...request.headers, host: target.host, [passHeader]: pass }
    const asking = ask(target, { headers, timeout: connectMs, agent: false })
    asking.once('upgrade', (response, upstream, head) => resolve({ response, upstream, head }))
    asking.once('response', (response) => {
      response.destroy()
      resolve(undefined)
    })
    asking.once('timeout', () => asking.destroy())
    asking.once('error', () => resolve(undefined))
    asking.end()
  })
}

/** Joins both connections until one of them ends. */
export function joinSockets(socket: Duplex, sentBefore: Buffer, { response, upstream, head }: Upgraded) {
  const lines = response.rawHeaders.flatMap((name, at, all) =>
    at % 2 === 0 ? `${name}: ${all[at + 1]}` : [],
  )
  for (const [one, other] of [
    [socket, upstream],
    [upstream, socket],
  ] as const) {
    if ('setNoDelay' in one) (one as { setNoDelay: () => void }).setNoDelay()
    if ('setTimeout' in one) (one as { setTimeout: (ms: number) => void }).setTimeout(0)
    one.on('error', () => other.destroy())
    one.once('close', () => other.destroy())
  }
  socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`)
  socket.write(head)
  upstream.write(sentBefore)
  socket.pipe(upstream).pipe(socket)
}
