import { createHmac, timingSafeEqual } from 'node:crypto'

type Signed = { paymentId: string; status: string; amount: number }

export const signNotice = (secret: string, { paymentId, status, amount }: Signed): string =>
  createHmac('sha256', secret).update(`${paymentId}|${status}|${amount}`).digest('hex')

export const isSignedBy = (secret: string, notice: Signed, sign: string): boolean =>
  isSameText(signNotice(secret, notice), sign.toLowerCase())

/** How long it takes tells nothing of how much of it was right. */
export function isSameText(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)]
  return a.length === b.length && timingSafeEqual(a, b)
}
