import { randomInt } from 'node:crypto'

const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const randomLetters = 9

/** 20 letters and digits, never used before: payment pages refuse a number that they have seen. */
export function newPaymentId(now: Date): string {
  const time = now.getTime().toString(36).toUpperCase().padStart(9, '0')
  const tail = Array.from({ length: randomLetters }, () => letters[randomInt(letters.length)])
  return `LR${time}${tail.join('')}`
}
