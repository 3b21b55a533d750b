import { generateKeyPairSync, type KeyPairKeyObjectResult } from 'node:crypto'
import type { LineMessage, LineProfile, LineQuota } from '../line.port.ts'

/** One official account as LINE stores it. */
export type Channel = {
  token: string
  secret: string
  loginChannelId: string
  /** The LINE Login channel is another channel than the bot's, with its own secret. */
  loginSecret: string
  liffIds: string[]
  /** Where its logins may return to, exactly as registered. */
  callbackUrls: string[]
  /** HS256 as for browsers, ES256 as for LINE's apps. */
  idTokenAlgorithm: 'HS256' | 'ES256'
  botName: string
  basicId: string
  quota: LineQuota
  used: number
}

/** One accepted multicast. */
export type Delivery = {
  token: string
  retryKey: string | undefined
  requestId: string
  to: string[]
  /** People who blocked the account get nothing and cost nothing. */
  reached: string[]
  messages: LineMessage[]
  notificationDisabled: boolean
}

/** A code that a person brings back from the login page. */
export type Grant = {
  channel: Channel
  userId: string
  redirectUri: string
  nonce: string | null
  challenge: string | null
  expiresAt: number
}

export type Books = {
  channels: Map<string, Channel>
  profiles: Map<string, LineProfile>
  blocked: Set<string>
  /** Token of a login channel → its id. */
  loginTokens: Map<string, string>
  grants: Map<string, Grant>
  /** Access token of a person → their id. */
  personTokens: Map<string, string>
  /** People who follow an account: `loginChannelId userId`. */
  friends: Set<string>
  signingKey: KeyPairKeyObjectResult
  deliveries: Delivery[]
  /** Retry key → the request accepted with it. */
  taken: Map<string, string>
  now: () => Date
  /** The demo has no https address, and its people get a profile on first request. */
  isDemo: boolean
}

export const openBooks = (given: Partial<Pick<Books, 'now' | 'isDemo'>> = {}): Books => ({
  channels: new Map(),
  profiles: new Map(),
  blocked: new Set(),
  loginTokens: new Map(),
  grants: new Map(),
  personTokens: new Map(),
  friends: new Set(),
  signingKey: generateKeyPairSync('ec', { namedCurve: 'P-256' }),
  deliveries: [],
  taken: new Map(),
  now: given.now ?? (() => new Date()),
  isDemo: given.isDemo ?? false,
})

export function addChannel(books: Books, given: Partial<Channel> = {}): Channel {
  const channel: Channel = {
    token: `line-token-${crypto.randomUUID()}`,
    secret: crypto.randomUUID().replaceAll('-', ''),
    loginChannelId: String(1_650_000_000 + books.channels.size),
    loginSecret: crypto.randomUUID().replaceAll('-', ''),
    liffIds: [],
    callbackUrls: [],
    idTokenAlgorithm: 'HS256',
    botName: '光點咖啡',
    basicId: '@216ru',
    quota: { type: 'limited', value: 3000 },
    used: 0,
    ...given,
  }
  books.channels.set(channel.token, channel)
  return channel
}

/** Adds a person with a profile. */
export function addPerson(books: Books, given: Partial<LineProfile> = {}): LineProfile {
  const userId = given.userId ?? `U${crypto.randomUUID().replaceAll('-', '')}`
  const profile = { displayName: '小光', pictureUrl: '', language: 'zh-TW', ...given, userId }
  books.profiles.set(userId, profile)
  return profile
}

export const findLoginChannel = ({ channels }: Books, loginChannelId: string): Channel | undefined =>
  [...channels.values()].find((channel) => channel.loginChannelId === loginChannelId)
