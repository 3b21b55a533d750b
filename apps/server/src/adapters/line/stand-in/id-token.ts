import { createHmac, sign, timingSafeEqual, verify } from 'node:crypto'
import { type Books, type Channel, findLoginChannel } from './books.ts'

export type Claims = {
  iss: string
  sub: string
  aud: string
  exp: number
  iat: number
  name?: string
  picture?: string
  nonce?: string
}

const issuer = 'https://access.line.me'
const lifeSeconds = 60 * 60
/** The id of the published key. */
const kid = 'stand-in'
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const signHs256 = (secret: string, text: string) =>
  createHmac('sha256', secret).update(text).digest('base64url')

type Signing = { userId: string; name?: string; picture?: string; nonce?: string | undefined; at?: Date }

function buildClaims(loginChannelId: string, { userId, name, picture, nonce, at = new Date() }: Signing) {
  const iat = Math.floor(at.getTime() / 1000)
  const claims: Claims = { iss: issuer, sub: userId, aud: loginChannelId, exp: iat + lifeSeconds, iat }
  return { ...claims, ...(name && { name }), ...(picture && { picture }), ...(nonce && { nonce }) }
}

/** What `liff.getIDToken()` returns for a person who signed in with LINE. */
export function signIdToken(
  { loginChannelId, loginSecret }: Pick<Channel, 'loginChannelId' | 'loginSecret'>,
  signing: Signing,
): string {
  const text = `${encode({ typ: 'JWT', alg: 'HS256' })}.${encode(buildClaims(loginChannelId, signing))}`
  return `${text}.${signHs256(loginSecret, text)}`
}

const dsaEncoding = 'ieee-p1363'

/** As LINE signs for its own apps, with a key that `listKeys` publishes. */
export function signWithKey({ signingKey }: Books, { loginChannelId }: Channel, signing: Signing): string {
  const header = encode({ typ: 'JWT', alg: 'ES256', kid })
  const text = `${header}.${encode(buildClaims(loginChannelId, signing))}`
  const signature = sign('sha256', Buffer.from(text), { key: signingKey.privateKey, dsaEncoding })
  return `${text}.${signature.toString('base64url')}`
}

export const listKeys = ({ signingKey }: Books) => ({
  keys: [{ ...signingKey.publicKey.export({ format: 'jwk' }), kid, alg: 'ES256', use: 'sig' }],
})

/** The token's claims, or why LINE would reject it. */
export function readIdToken(books: Books, token: string, clientId: string): Claims | string {
  const channel = findLoginChannel(books, clientId)
  if (!channel) return 'Invalid IdToken Audience.'
  const [header = '', payload = '', signature = ''] = token.split('.')
  if (!isSigned(books, channel, `${header}.${payload}`, signature)) return 'Invalid IdToken.'
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claims
  if (claims.aud !== clientId) return 'Invalid IdToken Audience.'
  return claims.exp * 1000 <= books.now().getTime() ? 'IdToken expired.' : claims
}

function isSigned({ signingKey }: Books, { loginSecret }: Channel, text: string, signature: string): boolean {
  const expected = Buffer.from(signHs256(loginSecret, text))
  const given = Buffer.from(signature)
  if (given.length === expected.length && timingSafeEqual(given, expected)) return true
  const key = { key: signingKey.publicKey, dsaEncoding } as const
  return verify('sha256', Buffer.from(text), key, Buffer.from(signature, 'base64url'))
}
