import type { Text } from '../../text/text.ts'
/** A message in LINE's format; its contents are defined by LINE. */
export type LineMessage = { type: string } & Record<string, unknown>

/**
 * token: LINE does not know the access token. quota: the month's messages are used up. rate: too many calls,
 * try later. refused: LINE will never accept this. away: unknown whether it was accepted; retry with the same
 * key.
 */
export type LineFailureReason = 'token' | 'quota' | 'rate' | 'refused' | 'away'
export type LineFailure = {
  ok: false
  why: LineFailureReason
  problem: Text
  httpStatus: number | null
  requestId: string
  /** LINE's own message, truncated. */
  detail: string
}
export type LineAnswer<T> = ({ ok: true; httpStatus: number; requestId: string } & T) | LineFailure

export type LineProfile = { userId: string; displayName: string; pictureUrl: string; language: string }
/** The person that an id token identifies. */
export type LinePerson = { userId: string; displayName: string; pictureUrl: string; email: string }
export type LineQuota = { type: 'none' } | { type: 'limited'; value: number }

export type LoginChannel = { channelId: string; channelSecret: string }

/** What LINE sent back with a person, and what this server knows about the attempt. */
export type LoginCode = LoginChannel & { code: string; redirectUri: string; verifier: string; nonce: string }

export type Multicast = {
  /** 1 to 500 user ids. */
  to: string[]
  /** 1 to 5. */
  messages: LineMessage[]
  /** A uuid: LINE accepts a key once, and answers a repeat as done. */
  retryKey: string
  notificationDisabled?: boolean
}

/** The parts of LINE that this product uses. No call throws: errors are in the result. */
export type Line = {
  botInfo(token: string): Promise<LineAnswer<{ botName: string; basicId: string }>>
  /** By the LINE Login channel's id; trust only user ids from here or from a signed webhook. */
  verifyIdToken(idToken: string, loginChannelId: string): Promise<LineAnswer<{ person: LinePerson }>>
  /** Whether LINE accepts the login channel's secret, and the channel has the LIFF app, if one is named. */
  checkLogin(channel: LoginChannel & { liffId: string }): Promise<LineAnswer<unknown>>
  /** Exchanges the code of a login; `isFriend` is null if LINE does not say. */
  logIn(login: LoginCode): Promise<LineAnswer<{ person: LinePerson; isFriend: boolean | null }>>
  profile(token: string, userId: string): Promise<LineAnswer<{ profile: LineProfile }>>
  quota(token: string): Promise<LineAnswer<{ quota: LineQuota }>>
  consumption(token: string): Promise<LineAnswer<{ totalUsage: number }>>
  /** Whether LINE would accept the messages; nothing is sent. */
  validate(token: string, messages: LineMessage[]): Promise<LineAnswer<unknown>>
  /** `isRepeat` if LINE had accepted this retry key before: it was sent then, and not again. */
  multicast(token: string, sending: Multicast): Promise<LineAnswer<{ isRepeat: boolean }>>
}

export const maxReceivers = 500
export const maxMessages = 5
/** The format of LINE user ids. */
export const lineUserId = /^U[0-9a-f]{32}$/
