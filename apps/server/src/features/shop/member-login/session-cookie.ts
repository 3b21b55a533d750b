import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { isOwnPage, readCookies, writeCookie } from '../../../http/pipeline/request-cookies.ts'
import { sessionDays } from './member-session.queries.ts'

/** A session and how often its cookie was replaced. */
export type Turn = { sessionId: string; turn: number }
export type Place = { deps: Pick<Deps, 'settings'>; request: FastifyRequest }

const format = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.(\d{1,9})\.([\w-]{43})$/
const cookieName = (storeId: number) => `member_session_${storeId}`

const sign = ({ deps }: Place, { sessionId, turn }: Turn) =>
  createHmac('sha256', `member session ${deps.settings.secrets.jwt}`)
    .update(`${sessionId}.${turn}`)
    .digest('base64url')

/** Only the call that renews a session receives it, and only from our own pages. */
const write = ({ deps, request }: Place, storeId: number, value: string, maxAgeSeconds: number) =>
  writeCookie(request, deps.settings, {
    name: cookieName(storeId),
    value,
    path: '/api/member/session',
    sameSite: 'Strict',
    maxAgeSeconds,
  })

export const writeSessionCookie = (place: Place, storeId: number, turn: Turn) =>
  write(place, storeId, `${turn.sessionId}.${turn.turn}.${sign(place, turn)}`, sessionDays * 24 * 60 * 60)

export const clearSessionCookie = (place: Place, storeId: number) => write(place, storeId, '', 0)

/** Undefined for a missing or forged cookie, and for a page of another origin. */
export function readSessionCookie(place: Place, storeId: number): Turn | undefined {
  if (!isOwnPage(place.request)) return undefined
  const found = format.exec(readCookies(place.request).get(cookieName(storeId)) ?? '')
  if (!found) return undefined
  const [, sessionId = '', turn = '', signature = ''] = found
  const held = { sessionId, turn: Number(turn) }
  const isGenuine = timingSafeEqual(Buffer.from(signature), Buffer.from(sign(place, held)))
  return isGenuine ? held : undefined
}
