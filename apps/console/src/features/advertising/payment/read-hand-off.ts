import { HandOff } from '@lumiroute/contract/payment'

/** What the address carries: JSON in UTF-8, as base64. Nothing where any of that is broken. */
export function readHandOff(data: string | null): HandOff | undefined {
  if (!data) return undefined
  try {
    // A space is what becomes of a plus sign that somebody forgot to encode.
    const bytes = Uint8Array.from(atob(data.replaceAll(' ', '+')), (character) => character.charCodeAt(0))
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return HandOff.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
