import { createHmac, timingSafeEqual } from 'node:crypto'

/** What LINE puts into `x-line-signature`, over the very bytes that it sends. */
export const signBody = (channelSecret: string, bytes: Uint8Array): string =>
  createHmac('sha256', channelSecret).update(bytes).digest('base64')

/** Compared in constant time: how long it takes says nothing about how much of it was right. */
export function isSigned(channelSecret: string, bytes: Uint8Array, signature: string): boolean {
  const expected = Buffer.from(signBody(channelSecret, bytes))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
