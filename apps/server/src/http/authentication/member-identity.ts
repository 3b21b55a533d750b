import { errors as joseErrors, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import type { Settings } from '../../settings.ts'
import { AppError } from '../../errors/app-error.ts'
import type { MemberActor, MemberWatch } from './member-watch.ts'

/** Short, since it can only be revoked by disabling the member; the page then asks LINE again. */
export const memberTokenSeconds = 60 * 60
const issuer = 'lumiroute-member'
const Claims = z.object({
  sub: z
    .string()
    .regex(/^\d{1,10}$/)
    .transform(Number),
  storeId: z.int(),
  exp: z.number(),
})
type Claims = z.output<typeof Claims>

type Who = { members: MemberWatch; settings: Pick<Settings, 'secrets'>; now: () => Date }

const getKey = ({ secrets }: Who['settings']) => new TextEncoder().encode(secrets.jwt)
const inSeconds = (moment: Date) => Math.floor(moment.getTime() / 1000)

export const isMemberHeader = (authorization: string | undefined) =>
  authorization?.startsWith('Member ') === true

export function signMemberToken(
  { settings, now }: Omit<Who, 'members'>,
  member: { id: number; storeId: number },
): Promise<string> {
  const at = inSeconds(now())
  return new SignJWT({ storeId: member.storeId })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(String(member.id))
    .setIssuer(issuer)
    .setIssuedAt(at)
    .setExpirationTime(at + memberTokenSeconds)
    .sign(getKey(settings))
}

/** Identifies the member; one who was disabled or erased is rejected within moments. */
export async function identifyMember(who: Who, authorization: string | undefined): Promise<MemberActor> {
  const token = /^Member ([A-Za-z0-9._-]{1,4000})$/.exec(authorization ?? '')?.[1]
  const claims = token ? await readToken(who, token) : undefined
  const member = claims && (await who.members.find(claims.sub, claims.storeId))
  if (!member) throw new AppError('UNAUTHENTICATED')
  return member
}

const maxKept = 10_000
const keptBy = new WeakMap<Settings['secrets'], Map<string, Claims>>()

function getKept(secrets: Settings['secrets']): Map<string, Claims> {
  const kept = keptBy.get(secrets) ?? new Map<string, Claims>()
  keptBy.set(secrets, kept)
  return kept
}

/** A verified token is cached until it expires, since a page repeats it. */
async function readToken(who: Who, token: string): Promise<Claims | undefined> {
  const kept = getKept(who.settings.secrets)
  const known = kept.get(token) ?? (await verify(who, token))
  if (!known || known.exp <= inSeconds(who.now())) {
    kept.delete(token)
    return undefined
  }
  if (kept.size >= maxKept) kept.delete(kept.keys().next().value as string)
  kept.set(token, known)
  return known
}

async function verify({ settings, now }: Who, token: string): Promise<Claims | undefined> {
  try {
    const options = { algorithms: ['HS256'], issuer, currentDate: now() }
    return Claims.parse((await jwtVerify(token, getKey(settings), options)).payload)
  } catch (cause) {
    if (cause instanceof joseErrors.JOSEError || cause instanceof z.ZodError) return undefined
    throw cause
  }
}

/** Another store is rejected like one that does not exist. */
export function requireMembersStore({ storeCode }: MemberActor, params: unknown): void {
  const named = (params as Record<string, unknown>).store
  if (typeof named !== 'string' || named.toLowerCase() !== storeCode.toLowerCase())
    throw new AppError('FORBIDDEN')
}
