import { rm } from 'node:fs/promises'
import { addAbortSignal } from 'node:stream'
import type { Multipart, MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { admitBytes, defaultLimits, type UploadLimits } from './admit-bytes.ts'
import { discardBody } from './discard-body.ts'
import { fromDiskError } from './disk-error.ts'
import { toDisplayName } from './display-name.ts'
import { BadUploadError, FileError, TooLargeError } from './file-error.ts'
import { inspectFile } from './inspect-file.ts'
import type { MediaFacts } from './media-facts.ts'
import type { TempFolder } from './temp-folder.ts'
import { defaultPace, watchBody, type Pace } from './watch-body.ts'
import { writeFile } from './write-file.ts'
import { text } from '../../text/text.ts'

/** A complete, inspected file in the temporary folder. The receiver must store or discard it. */
export type ReceivedUpload = {
  path: string
  displayName: string
  sizeBytes: number
  sha256: string
  facts: MediaFacts
  discard: () => Promise<void>
}

export type ReceiveOptions = { limits?: UploadLimits; pace?: Pace }

/** Boundaries, part headers and the like around the file. */
export const envelopeBytes = 16 * 1024

export async function receiveUpload(
  request: FastifyRequest,
  temp: TempFolder,
  { limits = defaultLimits, pace = defaultPace }: ReceiveOptions = {},
): Promise<ReceivedUpload> {
  const path = temp.newPath()
  // Before the body is watched: an await between the watcher and the parser would lose bytes.
  await temp.reserve.require(Number(request.headers['content-length'] ?? 0) || 0)
  const body = watchBody(request.raw, pace)
  try {
    requirePlausible(request, limits)
    return await receiveInto(path, request, limits, body.signal, temp)
  } catch (error) {
    await rm(path, { force: true }).catch(() => undefined)
    discardBody(request.raw)
    throw fromUploadError(body.signal.aborted ? body.signal.reason : error)
  } finally {
    body.stop()
  }
}

function requirePlausible(request: FastifyRequest, limits: UploadLimits): void {
  if (!request.isMultipart()) throw new BadUploadError(text('file.missing'))
  // A client that disconnected while its token was checked emits no further event to wait for.
  if (request.raw.destroyed && !request.raw.complete) throw new BadUploadError(text('file.interrupted'))
  const declared = Number(request.headers['content-length'] ?? 0)
  const most = Math.max(limits.imageBytes, limits.videoBytes) + envelopeBytes
  if (declared > most) throw new TooLargeError(text('file.tooLarge'))
}

async function receiveInto(
  path: string,
  request: FastifyRequest,
  limits: UploadLimits,
  signal: AbortSignal,
  temp: TempFolder,
): Promise<ReceivedUpload> {
  const parts = request.parts({
    // A limit on parts would end the process: the parser skips the parts beyond it without handling their
    // errors.
    limits: { parts: Infinity, files: 2, fields: 1, fieldSize: 1024, fileSize: Infinity, headerPairs: 20 },
  })
  const part = await nextPart(parts, signal)
  if (!isFilePart(part)) throw new BadUploadError(text('file.missing'))
  addAbortSignal(signal, part.file)
  const declared = Number(request.headers['content-length'] ?? 0) - envelopeBytes
  const admitted = admitBytes(part.file, limits, declared, signal)
  const saved = await writeFile(path, temp.reserve.guard(admitted), signal)
  if (await nextPart(parts, signal)) throw new BadUploadError(text('file.onlyOne'))
  const facts = await inspectFile(path)
  signal.throwIfAborted()
  return {
    path,
    displayName: toDisplayName(part.filename),
    ...saved,
    facts,
    discard: () => rm(path, { force: true }),
  }
}

/** A client that stops between two parts would hold the request forever. */
async function nextPart(
  parts: AsyncIterableIterator<Multipart>,
  signal: AbortSignal,
): Promise<Multipart | undefined> {
  signal.throwIfAborted()
  let onAbort: () => void = () => undefined
  const aborted = new Promise<never>((_, reject) => {
    onAbort = () => reject(signal.reason)
    signal.addEventListener('abort', onAbort, { once: true })
  })
  try {
    const { value, done } = await Promise.race([parts.next(), aborted])
    return done ? undefined : value
  } finally {
    signal.removeEventListener('abort', onAbort)
  }
}

function isFilePart(part: Multipart | undefined): part is MultipartFile {
  return part?.type === 'file' && part.fieldname === 'file'
}

const tooManyParts = new Set(['FST_PARTS_LIMIT', 'FST_FILES_LIMIT', 'FST_FIELDS_LIMIT'])
const brokenBody = /end of multipart data|terminated early|boundary not found|multipart|malformed/i

function fromUploadError(error: unknown): unknown {
  const known = fromDiskError(error)
  if (known instanceof FileError || !(error instanceof Error)) return known
  const code = 'code' in error ? String(error.code) : ''
  if (tooManyParts.has(code)) return new BadUploadError(text('file.onlyOne'), error)
  const isBroken = code.startsWith('FST_') || brokenBody.test(error.message)
  return isBroken ? new BadUploadError(text('file.incomplete'), error) : error
}
