import { errors as joseErrors, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { AppError } from '../../errors/app-error.ts'
import type { MemberActor, MemberWatch } from './member-watch.ts'

/** Short, because only disabling the member revokes a token; the shop's page asks LINE for a new one. */
export const memberTokenSeconds = 60 * 60
const issuer = 'lumiroute-member'
const maxCached = 10_000
const Claims = z.object({
  sub: z
    .string()
    .regex(/^\d{1,10}$/)
    .transform(Number),
  storeId: z.int(),
  exp: z.number(),
})
type Claims = z.output<typeof Claims>

const toSeconds = (moment: Date) => Math.floor(moment.getTime() / 1000)

export const isMemberHeader = (authorization: string | undefined) =>
  authorization?.startsWith('Member ') === true

export type MemberIdentity = ReturnType<typeof createMemberIdentity>

/**
 * Signs and verifies members' tokens. A verified token is cached until it expires, because a page repeats it.
 */
export function createMemberIdentity(secret: string, members: MemberWatch, now: () => Date) {
  const key = new TextEncoder().encode(secret)
  const cached = new Map<string, Claims>()

  async function verify(token: string): Promise<Claims | undefined> {
    try {
      const options = { algorithms: ['HS256'], issuer, currentDate: now() }
      return Claims.parse((await jwtVerify(token, key, options)).payload)
    } catch (cause) {
      if (cause instanceof joseErrors.JOSEError || cause instanceof z.ZodError) return undefined
      throw cause
    }
  }

  async function findClaims(token: string): Promise<Claims | undefined> {
    const claims = cached.get(token) ?? (await verify(token))
    if (!claims || claims.exp <= toSeconds(now())) {
      cached.delete(token)
      return undefined
    }
    if (cached.size >= maxCached) cached.delete(cached.keys().next().value as string)
    cached.set(token, claims)
    return claims
  }

  return {
    sign(member: { id: number; storeId: number }): Promise<string> {
      const at = toSeconds(now())
      return new SignJWT({ storeId: member.storeId })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setSubject(String(member.id))
        .setIssuer(issuer)
        .setIssuedAt(at)
        .setExpirationTime(at + memberTokenSeconds)
        .sign(key)
    },

    /** The member behind a call; a disabled or erased member is rejected immediately. */
    async identify(authorization: string | undefined): Promise<MemberActor> {
      const token = /^Member ([A-Za-z0-9._-]{1,4000})$/.exec(authorization ?? '')?.[1]
      const claims = token ? await findClaims(token) : undefined
      const member = claims && (await members.find(claims.sub, claims.storeId))
      if (!member) throw new AppError('UNAUTHENTICATED')
      return member
    },
  }
}

/** Another store is rejected in the same way as one that does not exist. */
export function requireMembersStore({ storeCode }: MemberActor, params: unknown): void {
  const named = (params as Record<string, unknown>).store
  if (typeof named !== 'string' || named.toLowerCase() !== storeCode.toLowerCase())
    throw new AppError('FORBIDDEN')
}
