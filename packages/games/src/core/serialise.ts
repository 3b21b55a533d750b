import type { BaseState } from './state.ts'

const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** The whole state, for a screen that joins late or a server that takes over. */
export const writeState = (state: BaseState): Uint8Array => encoder.encode(JSON.stringify(state))

/** Only for bytes of `writeState` of the same game and version. */
export const readState = <State extends BaseState>(bytes: Uint8Array): State =>
  JSON.parse(decoder.decode(bytes)) as State

/** 16 hexadecimal digits; equal states have equal hashes on every machine. */
export function hashState(state: BaseState): string {
  const text = JSON.stringify(state)
  let [low, high] = [0x811c9dc5, 0x9747b28c]
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    low = Math.imul(low ^ code, 0x01000193)
    high = Math.imul(high ^ code, 0x5bd1e995)
    high ^= high >>> 15
  }
  return [low, high].map((part) => (part >>> 0).toString(16).padStart(8, '0')).join('')
}
