import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Books, Channel } from './books.ts'

export type Claims = { iss: string; sub: string; aud: string; exp: number; iat: number; name?: string }

const issuer = 'https://access.line.me'
const lifeSeconds = 60 * 60
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const sign = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('base64url')

type Signing = { userId: string; name?: string; at?: Date }

/** What `liff.getIDToken()` returns for a person who signed in with LINE. */
export function signIdToken(
  { loginChannelId, secret }: Pick<Channel, 'loginChannelId' | 'secret'>,
  { userId, name, at = new Date() }: Signing,
): string {
  const iat = Math.floor(at.getTime() / 1000)
  const claims: Claims = { iss: issuer, sub: userId, aud: loginChannelId, exp: iat + lifeSeconds, iat }
  const text = `${encode({ typ: 'JWT', alg: 'HS256' })}.${encode({ ...claims, ...(name && { name }) })}`
  return `${text}.${sign(secret, text)}`
}

/** The token's claims, or why LINE would reject it. */
export function readIdToken(books: Books, token: string, clientId: string): Claims | string {
  const channel = [...books.channels.values()].find((each) => each.loginChannelId === clientId)
  if (!channel) return 'Invalid IdToken Audience.'
  const [header = '', payload = '', signature = ''] = token.split('.')
  const expected = Buffer.from(sign(channel.secret, `${header}.${payload}`))
  const given = Buffer.from(signature)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'Invalid IdToken.'
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claims
  if (claims.aud !== clientId) return 'Invalid IdToken Audience.'
  return claims.exp * 1000 <= books.now().getTime() ? 'IdToken expired.' : claims
}
