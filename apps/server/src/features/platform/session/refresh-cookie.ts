import type { Tokens } from '@lumiroute/contract/session'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors/app-error.ts'
import { requestOrigin } from '../../../http/pipeline/request-origin.ts'
import type { OpenedSession } from './open-session.ts'
import { sessionDays } from './session.queries.ts'

export type CookieKind = 'session' | 'lasting' | undefined
type Place = { deps: Pick<Deps, 'settings'>; request: FastifyRequest }

const prefix = 'refresh_'
const lastingSeconds = sessionDays * 24 * 60 * 60
const maxCookies = 20

/** One cookie per session: two tabs may be signed in as two people. Only the refresh call receives it. */
function writeCookie({ deps, request }: Place, name: string, value: string, maxAge: string): string {
  const secure = requestOrigin(request, deps.settings).startsWith('https:') ? '; Secure' : ''
  return `${name}=${value}; Path=/api/auth/refresh; HttpOnly; SameSite=Strict${secure}${maxAge}`
}

/** The tokens as the client asked for them; in a cookie, no script can read the refresh token. */
export function handOverTokens(
  place: Place,
  { accessToken, refreshToken, sessionId }: OpenedSession,
  kind: CookieKind,
): { tokens: Tokens; setCookie?: string[] } {
  if (!kind) return { tokens: { accessToken, refreshToken } }
  const maxAge = kind === 'lasting' ? `; Max-Age=${lastingSeconds}` : ''
  const cookie = writeCookie(place, prefix + sessionId, refreshToken, maxAge)
  return {
    tokens: { accessToken, refreshToken: sessionId },
    setCookie: [cookie, ...dropExcess(place, sessionId)],
  }
}

export const clearRefreshCookie = (place: Place, sessionId: string): string[] => [
  writeCookie(place, prefix + sessionId, '', '; Max-Age=0'),
]

/** Tabs that were closed without signing out leave their cookie until the browser closes. */
function dropExcess(place: Place, sessionId: string): string[] {
  const left = [...readCookies(place.request).keys()].filter(
    (name) => name.startsWith(prefix) && name !== prefix + sessionId,
  )
  return left.length < maxCookies ? [] : left.map((name) => writeCookie(place, name, '', '; Max-Age=0'))
}

const sessionIdText = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/
/** A session's id in place of its refresh token. */
export const isCookieName = (refreshToken: string): boolean => sessionIdText.test(refreshToken)

/** SameSite does not keep out another page of the same site, such as a sibling subdomain. */
export function readRefreshCookie(request: FastifyRequest, sessionId: string): string {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin') throw new AppError('UNAUTHENTICATED')
  const token = readCookies(request).get(prefix + sessionId)
  if (!token) throw new AppError('UNAUTHENTICATED')
  return token
}

const readCookies = ({ headers }: FastifyRequest): Map<string, string> =>
  new Map(
    (headers.cookie ?? '').split(';').map((pair) => {
      const at = pair.indexOf('=')
      return [pair.slice(0, Math.max(at, 0)).trim(), pair.slice(at + 1).trim()]
    }),
  )
