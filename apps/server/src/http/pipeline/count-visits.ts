import { createHmac, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { getNetwork } from './network.ts'
import { isPerson } from '../authentication/person.ts'

const cookieName = 'counted'
const cookieSeconds = 10 * 60
const doubledMs = 3000
const maxRemembered = 20_000

/**
 * Decides whether a visit to a public link counts. A counted browser gets a cookie for this one link, so that
 * phones behind one address count separately and a reload does not count again. The cookie contains nothing
 * else and identifies no person.
 */
export function createVisitCounter(isHttps: boolean, now?: () => number) {
  const isDoubled = createDoubleCheck(now)

  return function countsVisit(request: FastifyRequest, reply: FastifyReply): boolean {
    const path = request.url.split('?')[0] ?? ''
    if (!isPerson(request) || hasCookie(request) || isDoubled(`${path} ${describeBrowser(request)}`))
      return false
    const secure = isHttps ? '; Secure' : ''
    reply.header(
      'set-cookie',
      `${cookieName}=1; Path=${path}; Max-Age=${cookieSeconds}; HttpOnly; SameSite=Lax${secure}`,
    )
    return true
  }
}

const hasCookie = ({ headers }: FastifyRequest) =>
  (headers.cookie ?? '').split(';').some((pair) => pair.trim() === `${cookieName}=1`)

const browserHeaders = ['user-agent', 'accept-language', 'accept', 'sec-ch-ua', 'sec-ch-ua-platform'] as const

const describeBrowser = ({ ip, headers }: FastifyRequest) =>
  [getNetwork(ip), ...browserHeaders.map((name) => headers[name])].join('\n')

/**
 * Some browsers request twice or reject cookies: the same browser at the same address within seconds is one
 * visit. Only a keyed hash is stored for those seconds, and its key is lost with the process.
 */
export function createDoubleCheck(now: () => number = () => performance.now()) {
  const key = randomBytes(32)
  const seen = new Map<string, number>()

  function forgetOld(at: number) {
    for (const [hash, seenAt] of seen) {
      if (at - seenAt < doubledMs && seen.size < maxRemembered) return
      seen.delete(hash)
    }
  }

  return function isDoubled(visitor: string): boolean {
    const at = now()
    forgetOld(at)
    const hash = createHmac('sha256', key).update(visitor).digest('base64url')
    if (seen.has(hash)) return true
    seen.set(hash, at)
    return false
  }
}
