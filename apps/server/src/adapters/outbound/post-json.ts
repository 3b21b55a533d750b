import { lookup as resolve, type LookupAddress } from 'node:dns'
import http from 'node:http'
import https from 'node:https'
import type { LookupFunction } from 'node:net'
import { type Text, text } from '../../text/text.ts'
import { isPublicIp, isPublicUrl } from './public-address.ts'

export type Posted = { ok: true; status: number } | { ok: false; problem: Text }

type Options = { allowPrivate: boolean; timeoutMs?: number }

const defaultTimeoutMs = 8000
const refusedTarget = text('outbound.targetRefused')

class RefusedTarget extends Error {
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

function describe(error: Error & { code?: string }, timeoutMs: number): Text {
  if (error instanceof RefusedTarget) return refusedTarget
  if (error.name === 'TimeoutError' || error.name === 'AbortError')
    return text('outbound.timeout', { seconds: timeoutMs / 1000 })
  return text('outbound.unreachable', { reason: error.code ?? error.name })
}

/** Only the status matters; a body of any size is dropped with its connection. */
function send(
  url: URL,
  body: string,
  { allowPrivate, timeoutMs = defaultTimeoutMs }: Options,
): Promise<number> {
  const client = url.protocol === 'https:' ? https : http
  return new Promise((answer, fail) => {
    const request = client.request(
      url,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
        agent: false,
        signal: AbortSignal.timeout(timeoutMs),
        ...(!allowPrivate && { lookup: publicLookup }),
      },
      (response) => {
        answer(response.statusCode ?? 0)
        response.destroy()
      },
    )
    request.on('error', fail)
    request.end(body)
  })
}

/** Posts to an address that a person typed. Does not follow redirects and rejects private targets. */
export async function postJson(target: string, content: object, options: Options): Promise<Posted> {
  const { allowPrivate, timeoutMs = defaultTimeoutMs } = options
  const url = URL.canParse(target) ? new URL(target) : null
  if (!url || !/^https?:$/.test(url.protocol) || (!allowPrivate && !isPublicUrl(url)))
    return { ok: false, problem: refusedTarget }
  try {
    const status = await send(url, JSON.stringify(content), options)
    if (status >= 200 && status < 300) return { ok: true, status }
    const isRedirect = status >= 300 && status < 400
    return { ok: false, problem: text(isRedirect ? 'outbound.redirect' : 'outbound.badStatus', { status }) }
  } catch (error) {
    return { ok: false, problem: describe(error as Error, timeoutMs) }
  }
}
