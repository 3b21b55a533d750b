import { concatBytes } from '@noble/hashes/utils.js'
import { fromText } from './bytes.ts'

/** The length of an entry has two bytes in a bundle. */
export const maxEntryBytes = 65_535

/** C2SP tlog-tiles: each entry after its length as a big-endian number of two bytes. */
export const encodeEntries = (lines: readonly string[]): Uint8Array =>
  concatBytes(
    ...lines.flatMap((line) => {
      const bytes = fromText(line)
      if (bytes.length > maxEntryBytes) throw new Error('a log entry is too long')
      return [Uint8Array.of(bytes.length >> 8, bytes.length & 255), bytes]
    }),
  )

/** Throws if the bundle is cut off. */
export function decodeEntries(bundle: Uint8Array): Uint8Array[] {
  const entries: Uint8Array[] = []
  let at = 0
  while (at < bundle.length) {
    const [high, low] = [bundle[at], bundle[at + 1]]
    const end = at + 2 + (high ?? 0) * 256 + (low ?? 0)
    if (low === undefined || end > bundle.length) throw new Error('the bundle of entries is cut off')
    entries.push(bundle.slice(at + 2, end))
    at = end
  }
  return entries
}
