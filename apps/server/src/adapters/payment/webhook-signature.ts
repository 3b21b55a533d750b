import { createHmac, timingSafeEqual } from 'node:crypto'

type Signed = { paymentId: string; status: string; amount: number }

export const signWebhook = (secret: string, { paymentId, status, amount }: Signed): string =>
  createHmac('sha256', secret).update(`${paymentId}|${status}|${amount}`).digest('hex')

export const isSignedBy = (secret: string, webhook: Signed, sign: string): boolean =>
  isSameText(signWebhook(secret, webhook), sign.toLowerCase())

/** In constant time, so that the duration does not reveal how much of a guess was right. */
export function isSameText(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)]
  return a.length === b.length && timingSafeEqual(a, b)
}
