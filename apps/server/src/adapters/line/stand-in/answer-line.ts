import { lineUserId } from '../line.port.ts'
import type { Books, Channel } from './books.ts'
import { checkMessages } from './check-messages.ts'
import { grantToken, tellFriendship } from './grant-token.ts'
import { listKeys, readIdToken } from './id-token.ts'
import { issueChannelToken, listLiffApps } from './login-channel.ts'
import { answerLoginPage, showLoginPage } from './login-page.ts'
import { findProfile } from './profiles.ts'
import { type Asked, bearerOf, readJson, refuse, type Said } from './said.ts'
import { takeMulticast } from './take-multicast.ts'

type Answering = (books: Books, channel: Channel, asked: Asked) => Said

const calls: Record<string, Answering> = {
  'GET /v2/bot/info': (_books, { botName, basicId }) => ({
    status: 200,
    body: { userId: 'U1', basicId, displayName: botName, chatMode: 'bot', markAsReadMode: 'auto' },
  }),
  'GET /v2/bot/message/quota': (_books, { quota }) => ({ status: 200, body: quota }),
  'GET /v2/bot/message/quota/consumption': (_books, { used }) => ({
    status: 200,
    body: { totalUsage: used },
  }),
  'POST /v2/bot/message/validate/multicast': ({ isDemo }, _channel, { body }) => {
    const problem = checkMessages(readJson(body)?.messages, isDemo)
    return problem ? refuse(400, 'The request body has 1 error(s)', { details: [problem] }) : done
  },
  'POST /v2/bot/message/multicast': takeMulticast,
}

/** Calls of logins, which name their channel otherwise than by a bot's token. */
const loginCalls: Record<string, (books: Books, asked: Asked) => Said> = {
  'GET /oauth2/v2.1/authorize': showLoginPage,
  'GET /oauth2/v2.1/authorize/answer': answerLoginPage,
  'GET /oauth2/v2.1/certs': (books) => ({ status: 200, body: listKeys(books) }),
  'POST /oauth2/v2.1/token': grantToken,
  'POST /oauth2/v2.1/verify': verify,
  'POST /oauth2/v3/token': issueChannelToken,
  'GET /friendship/v1/status': tellFriendship,
  'GET /liff/v1/apps': listLiffApps,
}

const done: Said = { status: 200, body: {} }
const badToken = 'Authentication failed. Confirm that the access token in the authorization header is valid.'

/**
 * Answers like LINE: the same checks in the same sequence, with the same texts where the product reads them.
 */
export function answerLine(books: Books, asked: Asked): Said {
  const name = `${asked.method} ${asked.path}`
  const login = loginCalls[name]?.(books, asked)
  if (login) return login
  const channel = books.channels.get(bearerOf(asked))
  if (!channel) return refuse(401, badToken)
  const userId = /^GET \/v2\/bot\/profile\/(\w+)$/.exec(name)?.[1]
  if (userId !== undefined) return profile(books, userId)
  return calls[name]?.(books, channel, asked) ?? refuse(404, 'Not found')
}

function verify(books: Books, { body }: Asked): Said {
  const form = new URLSearchParams(body)
  const claims = readIdToken(books, form.get('id_token') ?? '', form.get('client_id') ?? '')
  if (typeof claims === 'string')
    return { status: 400, body: { error: 'invalid_request', error_description: claims } }
  const { displayName, pictureUrl } = findProfile(books, claims.sub) ?? { displayName: '', pictureUrl: '' }
  const name = claims.name ?? displayName
  return { status: 200, body: { ...claims, name, ...(pictureUrl && { picture: pictureUrl }) } }
}

function profile(books: Books, userId: string): Said {
  if (!lineUserId.test(userId)) return refuse(400, 'The value for the userId parameter is invalid')
  const found = books.blocked.has(userId) ? undefined : findProfile(books, userId)
  return found ? { status: 200, body: found } : refuse(404, 'Not found')
}
