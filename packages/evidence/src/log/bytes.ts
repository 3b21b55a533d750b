import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

export { bytesToHex as toHex, hexToBytes as fromHex, utf8ToBytes as fromText }

export const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes))

/** Undefined unless this is the only spelling of these bytes, so that two different texts never mean one hash. */
export function fromBase64(text: string): Uint8Array | undefined {
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(text) || text.length % 4 !== 0) return undefined
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
  return toBase64(bytes) === text ? bytes : undefined
}

export const areEqual = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, i) => byte === b[i])
