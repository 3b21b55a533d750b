import type { SignInTokens, Tokens } from '@lumiroute/contract/session'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors/app-error.ts'
import { isOwnPage, readCookies, writeCookie } from '../../../http/pipeline/request-cookies.ts'
import type { OpenedSession } from './open-session.ts'
import { sessionDays } from './session.queries.ts'

export type CookieKind = 'session' | 'lasting' | undefined
type Place = { deps: Pick<Deps, 'settings'>; request: FastifyRequest }

const prefix = 'refresh_'
const lastingSeconds = sessionDays * 24 * 60 * 60
const maxCookies = 20

/** One cookie per session: two tabs may be signed in as two people. Only the refresh call receives it. */
const write = ({ deps, request }: Place, name: string, value: string, maxAgeSeconds?: number) =>
  writeCookie(request, deps.settings, {
    name,
    value,
    path: '/api/auth/refresh',
    sameSite: 'Strict',
    maxAgeSeconds,
  })

/** The tokens as the client asked for them; in a cookie, no script can read the refresh token. */
export function handOverTokens(
  place: Place,
  { accessToken, refreshToken, sessionId }: Tokens & { sessionId: string },
  kind: CookieKind,
): { tokens: Tokens; setCookie?: string[] } {
  if (!kind) return { tokens: { accessToken, refreshToken } }
  const maxAge = kind === 'lasting' ? lastingSeconds : undefined
  const cookie = write(place, prefix + sessionId, refreshToken, maxAge)
  return {
    tokens: { accessToken, refreshToken: sessionId },
    setCookie: [cookie, ...dropExcess(place, sessionId)],
  }
}

/** The tokens of a sign-in, with its proof. */
export function handOverSignIn(
  place: Place,
  opened: OpenedSession,
  kind: CookieKind,
): { tokens: SignInTokens; setCookie?: string[] } {
  const { tokens, ...rest } = handOverTokens(place, opened, kind)
  return { tokens: { ...tokens, signInProof: opened.signInProof }, ...rest }
}

export const clearRefreshCookie = (place: Place, sessionId: string): string[] => [
  write(place, prefix + sessionId, '', 0),
]

/** Tabs that were closed without signing out leave their cookie until the browser closes. */
function dropExcess(place: Place, sessionId: string): string[] {
  const left = [...readCookies(place.request).keys()].filter(
    (name) => name.startsWith(prefix) && name !== prefix + sessionId,
  )
  return left.length < maxCookies ? [] : left.map((name) => write(place, name, '', 0))
}

const sessionIdText = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/
/** A session's id in place of its refresh token. */
export const isCookieName = (refreshToken: string): boolean => sessionIdText.test(refreshToken)

export function readRefreshCookie(request: FastifyRequest, sessionId: string): string {
  if (!isOwnPage(request)) throw new AppError('UNAUTHENTICATED')
  const token = readCookies(request).get(prefix + sessionId)
  if (!token) throw new AppError('UNAUTHENTICATED')
  return token
}
