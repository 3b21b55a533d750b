import { createHash } from 'node:crypto'
import type { Books, Grant } from './books.ts'
import { signIdToken, signWithKey } from './id-token.ts'
import { findProfile } from './profiles.ts'
import { type Asked, bearerOf, refuse, refuseGrant, type Said } from './said.ts'

/** Exchanges a code once, for the channel, address and verifier that it was asked with. */
export function grantToken(books: Books, { body }: Asked): Said {
  const form = new URLSearchParams(body)
  if (form.get('grant_type') !== 'authorization_code')
    return refuseGrant(400, 'unsupported_grant_type', 'unsupported grant_type')
  const code = form.get('code') ?? ''
  const grant = books.grants.get(code)
  // Also a failed exchange spends it.
  books.grants.delete(code)
  const problem = grant ? check(books, grant, form) : 'invalid authorization code'
  if (!grant || problem) return refuseGrant(400, 'invalid_grant', problem ?? '')
  const token = `person-${crypto.randomUUID()}`
  books.personTokens.set(token, `${grant.channel.loginChannelId} ${grant.userId}`)
  const answer = { access_token: token, expires_in: 2_592_000, refresh_token: crypto.randomUUID() }
  return {
    status: 200,
    body: { ...answer, id_token: signFor(books, grant), scope: 'profile openid', token_type: 'Bearer' },
  }
}

function check(books: Books, grant: Grant, form: URLSearchParams): string | undefined {
  const { channel, redirectUri, challenge, expiresAt } = grant
  if (form.get('client_id') !== channel.loginChannelId) return 'invalid client_id'
  if (form.get('client_secret') !== channel.loginSecret) return 'invalid client_secret'
  if (form.get('redirect_uri') !== redirectUri) return 'redirect_uri does not match'
  if (expiresAt <= books.now().getTime()) return 'authorization code expired'
  if (challenge === null) return undefined
  const verifier = form.get('code_verifier') ?? ''
  const isProven = createHash('sha256').update(verifier).digest('base64url') === challenge
  return isProven ? undefined : 'code_verifier does not match'
}

function signFor(books: Books, { channel, userId, nonce }: Grant): string {
  const { displayName = '', pictureUrl = '' } = findProfile(books, userId) ?? {}
  const signing = {
    userId,
    name: displayName,
    picture: pictureUrl,
    nonce: nonce ?? undefined,
    at: books.now(),
  }
  return channel.idTokenAlgorithm === 'ES256'
    ? signWithKey(books, channel, signing)
    : signIdToken(channel, signing)
}

export function tellFriendship({ personTokens, friends }: Books, asked: Asked): Said {
  const person = personTokens.get(bearerOf(asked))
  if (!person) return refuse(401, 'The access token is invalid')
  return { status: 200, body: { friendFlag: friends.has(person) } }
}
