import { type Books, findLoginChannel } from './books.ts'
import { type Asked, bearerOf, refuse, refuseGrant, type Said } from './said.ts'

/** A token for the channel itself, not for a person. */
export function issueChannelToken(books: Books, { body }: Asked): Said {
  const form = new URLSearchParams(body)
  if (form.get('grant_type') !== 'client_credentials')
    return refuseGrant(400, 'unsupported_grant_type', 'unsupported grant_type')
  const channel = findLoginChannel(books, form.get('client_id') ?? '')
  if (!channel || form.get('client_secret') !== channel.loginSecret)
    return refuseGrant(400, 'invalid_client', 'invalid client_secret')
  const token = `channel-${crypto.randomUUID()}`
  books.loginTokens.set(token, channel.loginChannelId)
  return { status: 200, body: { access_token: token, token_type: 'Bearer', expires_in: 900 } }
}

export function listLiffApps(books: Books, asked: Asked): Said {
  const channel = findLoginChannel(books, books.loginTokens.get(bearerOf(asked)) ?? '')
  if (!channel) return refuse(401, 'invalid token')
  if (channel.liffIds.length === 0) return refuse(404, 'not found')
  return { status: 200, body: { apps: channel.liffIds.map((liffId) => ({ liffId })) } }
}
