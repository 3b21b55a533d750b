import { lookup as resolve, type LookupAddress } from 'node:dns'
import http from 'node:http'
import https from 'node:https'
import type { LookupFunction } from 'node:net'
import { isPublicIp, isPublicUrl } from './public-address.ts'

export class RefusedTarget extends Error {
  constructor() {
    super('not a public address')
  }
}

/**
 * Gives the socket only addresses that passed the check, so that a name cannot resolve to a public address
 * for the check and to a private one for the connection.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, found) => {
    const addresses = found as LookupAddress[] | undefined
    if (error || !addresses?.length) return callback(error ?? new RefusedTarget(), '', 0)
    if (!addresses.every(({ address }) => isPublicIp(address))) return callback(new RefusedTarget(), '', 0)
    if (options.all) return callback(null, addresses)
    const [{ address, family }] = addresses as [LookupAddress]
    return callback(null, address, family)
  })
}

/** Whether the URL names a server that we may call at all. */
export const isAllowedTarget = (url: URL, allowPrivate: boolean): boolean =>
  /^https?:$/.test(url.protocol) && (allowPrivate || isPublicUrl(url))

type Body = { type: string; text: string }
type Options = {
  allowPrivate: boolean
  timeoutMs: number
  /** How much of the answer is read; the rest is dropped with the connection. */
  maxAnswerBytes?: number
}

/** Does not follow redirects. */
export function post(
  url: URL,
  body: Body,
  { allowPrivate, timeoutMs, maxAnswerBytes = 0 }: Options,
): Promise<{ status: number; text: string }> {
  const client = url.protocol === 'https:' ? https : http
  return new Promise((answer, fail) => {
    const request = client.request(
      url,
      {
        method: 'POST',
        headers: { 'content-type': body.type, 'content-length': Buffer.byteLength(body.text) },
        agent: false,
        signal: AbortSignal.timeout(timeoutMs),
        ...(!allowPrivate && { lookup: publicLookup }),
      },
      (response) => {
        const chunks: Buffer[] = []
        const finish = () => {
          const text = Buffer.concat(chunks).subarray(0, maxAnswerBytes).toString('utf8')
          answer({ status: response.statusCode ?? 0, text })
          response.destroy()
        }
        if (maxAnswerBytes === 0) return finish()
        let size = 0
        response.on('data', (chunk: Buffer) => {
          chunks.push(chunk)
          size += chunk.length
          if (size >= maxAnswerBytes) finish()
        })
        response.on('end', finish)
        response.on('error', fail)
      },
    )
    request.on('error', fail)
    request.end(body.text)
  })
}
