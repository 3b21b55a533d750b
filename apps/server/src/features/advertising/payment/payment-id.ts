import { randomBytes } from 'node:crypto'

/** 32 letters, so that each byte picks one with equal probability. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const randomLetters = 9

/** 20 letters and digits, never reused: payment pages reject a number they have seen. */
export function createPaymentId(now: Date): string {
  const time = now.getTime().toString(36).toUpperCase().padStart(9, '0')
  const tail = Array.from(randomBytes(randomLetters), (byte) => letters[byte % letters.length])
  return `LR${time}${tail.join('')}`
}
