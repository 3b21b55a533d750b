import { fileTypeFromBuffer } from 'file-type'
import type { FileMime } from './file-name.ts'

export const sniffBytes = 4096

const acceptedMimes = new Map<string, FileMime>([
  ['image/jpeg', 'image/jpeg'],
  ['image/png', 'image/png'],
  ['image/apng', 'image/png'],
  ['image/webp', 'image/webp'],
  ['image/gif', 'image/gif'],
  ['video/mp4', 'video/mp4'],
  ['video/x-m4v', 'video/mp4'],
  ['video/webm', 'video/webm'],
])

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const markup = /<(?:!doctype|html|head|body|script|svg|iframe|\?php)\b/i

/** The type that a file's first bytes claim, or undefined if we do not accept it. */
export async function sniffType(head: Uint8Array): Promise<FileMime | undefined> {
  const bytes = Buffer.from(head.buffer, head.byteOffset, Math.min(head.byteLength, sniffBytes))
  if (holdsMarkup(bytes)) return undefined
  // A colour profile longer than the sniffed head makes file-type fail on a valid PNG.
  if (bytes.subarray(0, 8).equals(pngSignature)) return 'image/png'
  const found = await fileTypeFromBuffer(bytes)
  return found && acceptedMimes.get(found.mime)
}

/** Images that are also web pages: a polyglot hides its page in a comment or after the picture. */
export function holdsMarkup(bytes: Buffer): boolean {
  return markup.test(bytes.toString('latin1'))
}

/** A zip is read from its end, so a picture followed by a zip is both. */
export function endsAsZip(tail: Buffer): boolean {
  const endRecordBytes = 22
  for (let at = tail.length - endRecordBytes; at >= 0; at -= 1) {
    if (tail.readUInt32LE(at) !== 0x06054b50) continue
    if (tail.readUInt16LE(at + 20) === tail.length - at - endRecordBytes) return true
  }
  return false
}
