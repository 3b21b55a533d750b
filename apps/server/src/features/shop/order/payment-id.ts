import { randomBytes } from 'node:crypto'

/** 32 of them, so that each is as likely as the others. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const randomLetters = 9

/** 20 letters and digits, never used before: payment pages refuse a number that they have seen. */
export function newPaymentId(now: Date): string {
  const time = now.getTime().toString(36).toUpperCase().padStart(9, '0')
  const tail = Array.from(randomBytes(randomLetters), (byte) => letters[byte % letters.length])
  return `LR${time}${tail.join('')}`
}
