import type { FastifyRequest } from 'fastify'
import type { Settings } from '../../settings.ts'
import { requestOrigin } from './request-origin.ts'

export const readCookies = ({ headers }: FastifyRequest): Map<string, string> =>
  new Map(
    (headers.cookie ?? '').split(';').map((pair) => {
      const at = pair.indexOf('=')
      return [pair.slice(0, Math.max(at, 0)).trim(), pair.slice(at + 1).trim()]
    }),
  )

/** SameSite does not keep out another page of the same site, such as a sibling subdomain. */
export function isOwnPage({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  return site === undefined || site === 'same-origin'
}

type Cookie = {
  name: string
  value: string
  path: string
  sameSite: 'Strict' | 'Lax'
  /** Without it the cookie ends with the browser; 0 removes it. */
  maxAgeSeconds?: number | undefined
}

/** No script reads it, and it is for https alone where the page is. */
export function writeCookie(request: FastifyRequest, settings: Settings, cookie: Cookie): string {
  const secure = requestOrigin(request, settings).startsWith('https:') ? '; Secure' : ''
  const age = cookie.maxAgeSeconds === undefined ? '' : `; Max-Age=${cookie.maxAgeSeconds}`
  return `${cookie.name}=${cookie.value}; Path=${cookie.path}; HttpOnly; SameSite=${cookie.sameSite}${secure}${age}`
}
