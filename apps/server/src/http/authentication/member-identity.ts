import { errors as joseErrors, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { AppError } from '../../errors/app-error.ts'
import { accessTokenSeconds } from './identity.ts'
import type { MemberActor, MemberWatch } from './member-watch.ts'
import type { SessionWatch } from './session-watch.ts'

/** Without a session: short, because only disabling the member revokes it; the page asks LINE for a new one. */
export const memberTokenSeconds = 60 * 60

/** With a session, until that ends. */
export type MemberSession = { id: string; signedInAt: Date }

export const getTokenSeconds = (session: MemberSession | undefined) =>
  session ? accessTokenSeconds : memberTokenSeconds

/** The member behind a call, and when they last proved to LINE who they are. */
export type MemberCaller = MemberActor & { sessionId: string | null; signedInAt: Date }

const issuer = 'lumiroute-member'
const maxCached = 10_000
const Claims = z.object({
  sub: z
    .string()
    .regex(/^\d{1,10}$/)
    .transform(Number),
  storeId: z.int(),
  iat: z.number(),
  exp: z.number(),
  sid: z.uuid().nullable().default(null),
  signedInAt: z.number().optional(),
})
type Claims = z.output<typeof Claims>

const toSeconds = (moment: Date) => Math.floor(moment.getTime() / 1000)

export const isMemberHeader = (authorization: string | undefined) =>
  authorization?.startsWith('Member ') === true

type Watches = { members: MemberWatch; sessions: Pick<SessionWatch, 'isEnded'> }
export type MemberIdentity = ReturnType<typeof createMemberIdentity>

/**
 * Signs and verifies members' tokens. A verified token is cached until it expires, because a page repeats it.
 */
export function createMemberIdentity(secret: string, { members, sessions }: Watches, now: () => Date) {
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
    sign(member: { id: number; storeId: number }, session?: MemberSession): Promise<string> {
      const at = toSeconds(now())
      const claims = session && { sid: session.id, signedInAt: toSeconds(session.signedInAt) }
      return new SignJWT({ storeId: member.storeId, ...claims })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setSubject(String(member.id))
        .setIssuer(issuer)
        .setIssuedAt(at)
        .setExpirationTime(at + getTokenSeconds(session))
        .sign(key)
    },

    /** The member behind a call; a disabled or erased member is rejected immediately. */
    async identify(authorization: string | undefined): Promise<MemberCaller> {
      const token = /^Member ([A-Za-z0-9._-]{1,4000})$/.exec(authorization ?? '')?.[1]
      const claims = token ? await findClaims(token) : undefined
      const member = claims && (await members.find(claims.sub, claims.storeId))
      if (!member || (claims.sid !== null && (await sessions.isEnded(claims.sid))))
        throw new AppError('UNAUTHENTICATED')
      const { sid, signedInAt = claims.iat } = claims
      return { ...member, sessionId: sid, signedInAt: new Date(signedInAt * 1000) }
    },
  }
}

/** Another store is rejected in the same way as one that does not exist. */
export function requireMembersStore({ storeCode }: MemberActor, params: unknown): void {
  const named = (params as Record<string, unknown>).store
  if (typeof named !== 'string' || named.toLowerCase() !== storeCode.toLowerCase())
    throw new AppError('FORBIDDEN')
}
