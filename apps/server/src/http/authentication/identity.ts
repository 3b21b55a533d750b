import type { StoreRole } from '@lumiroute/contract/account'
import { type RequiredStep, requiredSteps } from '@lumiroute/contract'
import type { Role } from '@lumiroute/contract/session'
import { type Language, languages } from '@lumiroute/contract/text'
import { errors as joseErrors, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { AppError } from '../../errors/app-error.ts'
import type { LanguageWatch } from './language-watch.ts'
import type { RoleWatch } from './role-watch.ts'
import type { SessionWatch } from './session-watch.ts'

const Claims = z.object({
  sub: z.string().regex(/^\d+$/).transform(Number),
  sid: z.uuid(),
  exp: z.number(),
  roles: z.array(z.enum(['ROLE_ADMIN', 'ROLE_STORE'])),
  adminEmail: z.string(),
  storeCode: z.string(),
  storeName: z.string(),
  storeId: z.int(),
  // Tokens of an older version have none.
  language: z.enum(languages).nullable().default(null),
  requiredSteps: z.array(z.enum(requiredSteps)).default([]),
})

/** The person behind a token. */
type Bearer = {
  accountId: number
  sessionId: string
  isOperator: boolean
  roles: Role[]
  storeId: number
  storeCode: string
  /** Null if the account has chosen none. */
  readonly language: Language | null
  /** Until these are done, only their own endpoints may be called. */
  requiredSteps: RequiredStep[]
  expiresAt: number
}

/** The person behind a call, with the role that the account has now. */
export type Actor = Bearer & { storeRole: StoreRole }

export type TokenClaims = {
  accountId: number
  sessionId: string
  roles: Role[]
  adminEmail: string
  storeCode: string
  storeName: string
  storeId: number
  language: Language | null
  requiredSteps?: RequiredStep[]
}

export const accessTokenSeconds = 15 * 60
const issuer = 'lumiroute'
const maxKept = 10_000

type Watches = { sessions: SessionWatch; languages: LanguageWatch; roles: RoleWatch }
export type Identity = ReturnType<typeof createIdentity>

/**
 * Signs and verifies access tokens. A verified token is cached until it expires, since most calls repeat it.
 */
export function createIdentity(
  secret: string,
  { sessions, languages: chosen, roles }: Watches,
  now: () => number = Date.now,
) {
  const key = new TextEncoder().encode(secret)
  const kept = new Map<string, Bearer>()

  async function verify(token: string): Promise<Bearer> {
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: ['HS256'],
        issuer,
        currentDate: new Date(now()),
      })
      const claims = Claims.parse(payload)
      return {
        accountId: claims.sub,
        sessionId: claims.sid,
        isOperator: claims.roles.includes('ROLE_ADMIN'),
        roles: claims.roles,
        storeId: claims.storeId,
        storeCode: claims.storeCode,
        get language() {
          return chosen.current(claims.sub, claims.language)
        },
        requiredSteps: claims.requiredSteps,
        expiresAt: claims.exp * 1000,
      }
    } catch (cause) {
      if (cause instanceof joseErrors.JOSEError || cause instanceof z.ZodError)
        throw new AppError('UNAUTHENTICATED', { cause })
      throw cause
    }
  }

  async function remembered(token: string): Promise<Bearer> {
    const known = kept.get(token)
    if (known) return known
    const bearer = await verify(token)
    if (kept.size >= maxKept) kept.delete(kept.keys().next().value as string)
    kept.set(token, bearer)
    return bearer
  }

  return {
    sign: (claims: TokenClaims): Promise<string> =>
      new SignJWT({
        sid: claims.sessionId,
        roles: claims.roles,
        adminEmail: claims.adminEmail,
        storeCode: claims.storeCode,
        storeName: claims.storeName,
        storeId: claims.storeId,
        language: claims.language,
        ...(claims.requiredSteps?.length && { requiredSteps: claims.requiredSteps }),
      })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setSubject(String(claims.accountId))
        .setIssuer(issuer)
        .setIssuedAt(Math.floor(now() / 1000))
        .setExpirationTime(Math.floor(now() / 1000) + accessTokenSeconds)
        .sign(key),

    /**
     * Identifies the caller by the authorization header; rejects an invalid, expired or ended token, and
     * returns nobody without one.
     */
    async identify(authorization: string | undefined): Promise<Actor | null> {
      if (authorization === undefined) return null
      const token = /^Bearer ([A-Za-z0-9._-]{1,4000})$/.exec(authorization)?.[1]
      if (!token) throw new AppError('UNAUTHENTICATED')
      const bearer = await remembered(token)
      const isOver = bearer.expiresAt <= now() || (await sessions.isEnded(bearer.sessionId))
      const storeRole = isOver ? undefined : await roles.find(bearer.accountId)
      if (!storeRole) {
        kept.delete(token)
        throw new AppError('UNAUTHENTICATED')
      }
      return { ...bearer, storeRole }
    },
  }
}
