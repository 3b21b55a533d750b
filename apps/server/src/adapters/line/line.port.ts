/** A bubble as LINE takes it; which there are and what they hold is LINE's own affair. */
export type LineMessage = { type: string } & Record<string, unknown>

/**
 * token: LINE does not know the access token. quota: the month's messages are used up. rate: too many calls, try
 * later. refused: LINE will never take this. away: nobody knows whether it was taken; ask again with the same key.
 */
export type LineTrouble = 'token' | 'quota' | 'rate' | 'refused' | 'away'
export type LineFailure = {
  ok: false
  why: LineTrouble
  /** For people, in Traditional Chinese. */
  problem: string
  httpStatus: number | null
  requestId: string
  /** What LINE itself said, cut. */
  detail: string
}
export type LineAnswer<T> = ({ ok: true; httpStatus: number; requestId: string } & T) | LineFailure

export type LineProfile = { userId: string; displayName: string; pictureUrl: string; language: string }
/** Who a page's id token speaks for. */
export type LinePerson = { userId: string; displayName: string; pictureUrl: string; email: string }
export type LineQuota = { type: 'none' } | { type: 'limited'; value: number }

export type Multicast = {
  /** 1 to 500 user ids. */
  to: string[]
  /** 1 to 5. */
  messages: LineMessage[]
  /** A uuid: LINE takes what comes with a key once, and answers a repeated one as done. */
  retryKey: string
  notificationDisabled?: boolean
}

/** LINE as this product uses it. No call throws: what went wrong is in the answer. */
export type Line = {
  botInfo(token: string): Promise<LineAnswer<{ botName: string; basicId: string }>>
  /** By the LINE Login channel's id; never believe a user id that did not come this way or by a signed webhook. */
  verifyIdToken(idToken: string, loginChannelId: string): Promise<LineAnswer<{ person: LinePerson }>>
  profile(token: string, userId: string): Promise<LineAnswer<{ profile: LineProfile }>>
  quota(token: string): Promise<LineAnswer<{ quota: LineQuota }>>
  consumption(token: string): Promise<LineAnswer<{ totalUsage: number }>>
  /** Whether LINE would take the bubbles; nothing is sent. */
  validate(token: string, messages: LineMessage[]): Promise<LineAnswer<unknown>>
  /** `isRepeat` where LINE had taken this retry key before: it was sent then, and not again. */
  multicast(token: string, sending: Multicast): Promise<LineAnswer<{ isRepeat: boolean }>>
}

export const maxReceivers = 500
export const maxMessages = 5
/** How LINE names a person to one provider. */
export const lineUserId = /^U[0-9a-f]{32}$/
