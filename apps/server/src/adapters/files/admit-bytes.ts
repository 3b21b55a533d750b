import { BadUploadError, TooLargeError, UnsupportedMediaError } from './file-error.ts'
import type { FileMime } from './file-name.ts'
import { maxImageBytes, maxVideoBytes } from './media-facts.ts'
import { sniffBytes, sniffType } from './sniff-type.ts'
import { type Text, text } from '../../text/text.ts'

export type UploadLimits = { imageBytes: number; videoBytes: number }

export const defaultLimits: UploadLimits = { imageBytes: maxImageBytes, videoBytes: maxVideoBytes }

/**
 * Passes bytes on while they may still be an allowed file: detects the type from the first bytes, before
 * reading the rest, and enforces that type's size limit from then on.
 */
export async function* admitBytes(
  source: AsyncIterable<Uint8Array>,
  limits: UploadLimits,
  declaredBytes: number,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  let head: Buffer | undefined = Buffer.alloc(0)
  let limit = { bytes: Infinity, refusal: text('file.tooLarge') }
  let total = 0
  for await (const chunk of source) {
    signal.throwIfAborted()
    total += chunk.byteLength
    if (total > limit.bytes) throw new TooLargeError(limit.refusal)
    if (!head) {
      yield chunk
      continue
    }
    head = Buffer.concat([head, chunk])
    if (head.length < sniffBytes) continue
    limit = requireLimit(await requireType(head), limits, Math.max(declaredBytes, total))
    yield head
    head = undefined
  }
  if (!head) return
  if (head.length === 0) throw new BadUploadError(text('file.empty'))
  requireLimit(await requireType(head), limits, head.length)
  yield head
}

async function requireType(head: Buffer): Promise<FileMime> {
  const mime = await sniffType(head)
  if (!mime) throw new UnsupportedMediaError()
  return mime
}

function requireLimit(mime: FileMime, limits: UploadLimits, bytes: number): { bytes: number; refusal: Text } {
  const isImage = mime.startsWith('image/')
  const limit = isImage
    ? {
        bytes: limits.imageBytes,
        refusal: text('file.imageTooLarge', { limit: formatSize(limits.imageBytes) }),
      }
    : {
        bytes: limits.videoBytes,
        refusal: text('file.videoTooLarge', { limit: formatSize(limits.videoBytes) }),
      }
  if (bytes > limit.bytes) throw new TooLargeError(limit.refusal)
  return limit
}

function formatSize(bytes: number): string {
  const megabytes = bytes / (1024 * 1024)
  return megabytes >= 1024 ? `${megabytes / 1024} GB` : `${megabytes} MB`
}
