import { generateCode } from '../shop/generate-code.ts'

/** Made once: one for each order would cost more than its SQL. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone })
  formats.set(timeZone, known)
  return known
}

/** Day and eight letters: short enough to read aloud, and not to be guessed. */
export function newOrderNo(now: Date, timeZone: string): string {
  const day = formatOf(timeZone).format(now)
  return generateCode(day.slice(2).replaceAll('-', ''))
}
