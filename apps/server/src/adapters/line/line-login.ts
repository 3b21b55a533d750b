import {
  createLocalJWKSet,
  errors as joseErrors,
  type JSONWebKeySet,
  jwtVerify,
  type JWTVerifyGetKey,
} from 'jose'
import { z } from 'zod'
import type { Settings } from '../../settings.ts'
import { text } from '../../text/text.ts'
import type { AskLine } from './line-client.ts'
import {
  type Line,
  type LineAnswer,
  type LineFailure,
  type LinePerson,
  lineUserId,
  type LoginChannel,
  type LoginCode,
} from './line.port.ts'

const realApi = 'https://api.line.me'
const realLogin = 'https://access.line.me'
/** The stand-in's login page on this server. */
export const standInPath = '/line-stand-in'

type Authorization = {
  channelId: string
  redirectUri: string
  state: string
  nonce: string
  challenge: string
}

/** LINE's login page, which also offers to add the store as a friend. */
export function authorizeUrl(settings: Settings, origin: string, asked: Authorization): string {
  const { isLineStandIn, lineApiBase } = settings
  const base = isLineStandIn ? `${origin}${standInPath}` : lineApiBase === realApi ? realLogin : lineApiBase
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: asked.channelId,
    redirect_uri: asked.redirectUri,
    state: asked.state,
    scope: 'openid profile',
    nonce: asked.nonce,
    code_challenge: asked.challenge,
    code_challenge_method: 'S256',
    bot_prompt: 'normal',
  })
  return `${base}/oauth2/v2.1/authorize?${query.toString()}`
}

const Issued = z.object({ access_token: z.string() }).transform((issued) => ({ token: issued.access_token }))
const LiffApps = z
  .object({ apps: z.array(z.object({ liffId: z.string() })) })
  .transform(({ apps }) => ({ liffIds: apps.map(({ liffId }) => liffId) }))

/** LINE answers wrong credentials with 400 or 401; anything else may pass. */
const blame = (failure: LineFailure, problem: LineFailure['problem']): LineFailure =>
  failure.why === 'refused' || failure.why === 'token' ? { ...failure, problem } : failure

/** Asks for a token that is valid for 15 minutes and revokes no other. */
export async function checkLogin(
  ask: AskLine,
  { channelId, channelSecret, liffId }: LoginChannel & { liffId: string },
): Promise<LineAnswer<unknown>> {
  const body = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: channelId,
    client_secret: channelSecret,
  })
  const issued = await ask({ path: '/oauth2/v3/token', body }, Issued)
  if (!issued.ok) return blame(issued, text('line.loginRefused'))
  if (!liffId) return issued
  const unknown = text('line.liffUnknown')
  const apps = await ask({ path: '/liff/v1/apps', token: issued.token }, LiffApps)
  // LINE answers 404 if the channel has no LIFF app at all.
  if (!apps.ok) return blame(apps, unknown)
  if (apps.liffIds.includes(liffId)) return apps
  const { httpStatus, requestId } = apps
  return { ok: false, why: 'refused', problem: unknown, httpStatus, requestId, detail: '' }
}

const Granted = z
  .object({ access_token: z.string(), id_token: z.string() })
  .transform((granted) => ({ accessToken: granted.access_token, idToken: granted.id_token }))
const Keys = z.object({ keys: z.array(z.looseObject({ kty: z.string(), kid: z.string() })) })
const Friendship = z.object({ friendFlag: z.boolean() })
const Claims = z
  .object({
    sub: z.string().regex(lineUserId),
    nonce: z.string(),
    name: z.string().default(''),
    picture: z.string().default(''),
  })
  .transform(({ sub, nonce, name, picture }) => ({
    nonce,
    person: { userId: sub, displayName: name, pictureUrl: picture, email: '' } satisfies LinePerson,
  }))

const refusedLogin: LineFailure = {
  ok: false,
  why: 'refused',
  problem: text('line.loginRefused'),
  httpStatus: null,
  requestId: '',
  detail: '',
}

/** Exchanges a code; trusts the id token only after checking signature, issuer, channel, time and nonce. */
export function createLogIn(ask: AskLine): Line['logIn'] {
  const findKey = createKeyFinder(ask)
  return async (login: LoginCode) => {
    const body = new URLSearchParams({
      grant_type: 'authorization_code',
      code: login.code,
      redirect_uri: login.redirectUri,
      client_id: login.channelId,
      client_secret: login.channelSecret,
      code_verifier: login.verifier,
    })
    const granted = await ask({ path: '/oauth2/v2.1/token', body }, Granted)
    if (!granted.ok) return granted
    const person = await readIdToken(granted.idToken, login, findKey)
    if (!person) return refusedLogin
    const friendship = await ask({ path: '/friendship/v1/status', token: granted.accessToken }, Friendship)
    const { httpStatus, requestId } = granted
    return { ok: true, httpStatus, requestId, person, isFriend: friendship.ok ? friendship.friendFlag : null }
  }
}

type FindKey = (secret: string) => JWTVerifyGetKey

async function readIdToken(
  idToken: string,
  { channelId, channelSecret, nonce }: LoginCode,
  findKey: FindKey,
): Promise<LinePerson | undefined> {
  try {
    const { payload } = await jwtVerify(idToken, findKey(channelSecret), {
      algorithms: ['HS256', 'ES256'],
      issuer: realLogin,
      audience: channelId,
      requiredClaims: ['exp'],
    })
    const claims = Claims.parse(payload)
    return claims.nonce === nonce ? claims.person : undefined
  } catch (error) {
    if (error instanceof joseErrors.JOSEError || error instanceof z.ZodError) return undefined
    throw error
  }
}

/** LINE signs with the channel's secret for browsers (HS256), and with a published key for its apps (ES256). */
function createKeyFinder(ask: AskLine): FindKey {
  let published: ReturnType<typeof createLocalJWKSet> | undefined

  async function fetchKeys() {
    const answer = await ask({ path: '/oauth2/v2.1/certs' }, Keys)
    if (!answer.ok) throw new joseErrors.JWKSNoMatchingKey()
    published = createLocalJWKSet({ keys: answer.keys } as JSONWebKeySet)
    return published
  }

  return (secret) => async (header, token) => {
    if (header.alg === 'HS256') return new TextEncoder().encode(secret)
    try {
      return await (published ?? (await fetchKeys()))(header, token)
    } catch (error) {
      // LINE replaces its keys from time to time.
      if (!(error instanceof joseErrors.JWKSNoMatchingKey)) throw error
      return (await fetchKeys())(header, token)
    }
  }
}
