import { createHmac, timingSafeEqual } from 'node:crypto'

/** The value of `x-line-signature`, computed over the raw bytes. */
export const signBody = (channelSecret: string, bytes: Uint8Array): string =>
  createHmac('sha256', channelSecret).update(bytes).digest('base64')

/** In constant time, so that the duration does not reveal how much of a guess was right. */
export function isSigned(channelSecret: string, bytes: Uint8Array, signature: string): boolean {
  const expected = Buffer.from(signBody(channelSecret, bytes))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
