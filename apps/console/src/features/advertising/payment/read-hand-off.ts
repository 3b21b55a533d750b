import { HandOff } from '@lumiroute/contract/payment'

/** Parses the URL parameter: base64 of UTF-8 JSON. undefined if any part is malformed. */
export function readHandOff(data: string | null): HandOff | undefined {
  if (!data) return undefined
  try {
    // An unencoded plus sign arrives as a space.
    const bytes = Uint8Array.from(atob(data.replaceAll(' ', '+')), (character) => character.charCodeAt(0))
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return HandOff.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
