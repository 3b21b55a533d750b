import { lookup as resolve, type LookupAddress } from 'node:dns'
import http from 'node:http'
import https from 'node:https'
import type { LookupFunction } from 'node:net'
import { isPublicIp, isPublicUrl } from './public-address.ts'

export type Posted = { ok: true; status: number } | { ok: false; problem: string }

type Options = { allowPrivate: boolean; timeoutMs?: number }

const defaultTimeoutMs = 8000
const refusedTarget = '此網址不可使用：只能連到公開的 https 網址'

class RefusedTarget extends Error {}

/**
 * Gives the socket only addresses that passed the check, so that a name cannot resolve to a public address
 * for the check and to a private one for the connection.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, found) => {
    const addresses = found as LookupAddress[] | undefined
    if (error || !addresses?.length) return callback(error ?? new RefusedTarget(refusedTarget), '', 0)
    if (!addresses.every(({ address }) => isPublicIp(address)))
      return callback(new RefusedTarget(refusedTarget), '', 0)
    if (options.all) return callback(null, addresses)
    const [{ address, family }] = addresses as [LookupAddress]
    return callback(null, address, family)
  })
}

function describe(error: Error & { code?: string }, timeoutMs: number): string {
  if (error instanceof RefusedTarget) return error.message
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return `${timeoutMs / 1000} 秒內沒有回應`
  return `無法連線（${error.code ?? error.name}）`
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
    return { ok: false, problem: isRedirect ? `不接受轉址（HTTP ${status}）` : `對方回應 HTTP ${status}` }
  } catch (error) {
    return { ok: false, problem: describe(error as Error, timeoutMs) }
  }
}
