import { madeCode } from '../shop/made-code.ts'

/** Day and eight letters: short enough to read aloud, and not to be guessed. */
export function newOrderNo(now: Date, timeZone: string): string {
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now)
  return madeCode(day.slice(2).replaceAll('-', ''))
}
