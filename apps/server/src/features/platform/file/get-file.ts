import { Readable } from 'node:stream'
import type { getFile as endpoint } from '@lumiroute/contract/file'
import type { FastifyRequest } from 'fastify'
import { type ByteRange, parseByteRange } from '../../../adapters/files/byte-range.ts'
import { FileMissingError } from '../../../adapters/files/file-error.ts'
import { requireFileName } from '../../../adapters/files/file-name.ts'
import { signedLinkSeconds } from '../../../adapters/files/signed-link.ts'
import type { FileStorage } from '../../../adapters/files/storage.ts'
import type { Sending, Steps } from '../../../http/pipeline/route.ts'
import { isKnownTag, safeHeaders, getTag } from './file-headers.ts'
import { isLinkGood } from './file-links.ts'
import { findFile, type FoundFile } from './file.queries.ts'

const yearSeconds = 31_536_000

type Call = Steps<typeof endpoint>

export async function getFile(call: Call): Promise<Sending> {
  const { db, input, deps } = call
  const file = await findFile(db, requireFileName(input.uuidName))
  // Without a valid link, a private file is reported as not found.
  if (!file || (file.isPrivate && !isLinkGood(deps, file.uuidName, input))) throw new FileMissingError()
  if (input.small && file.mime.startsWith('image/')) return sendSmall(call, file)
  return sendFile(call, file)
}

async function sendSmall(call: Call, file: FoundFile): Promise<Sending> {
  const tag = `"${file.sha256}-small"`
  const headers = { ...buildHeaders(file), 'content-type': 'image/webp', 'accept-ranges': 'none', etag: tag }
  if (isKnownTag(call.request.headers['if-none-match'], tag)) return withoutBody(304, headers)
  const body = await call.deps.smallPictures.find(call.deps.storage, file)
  if (!body) return sendFile(call, file)
  return { headers: { ...headers, 'content-length': String(body.length) }, body }
}

async function sendFile({ deps, request }: Call, file: FoundFile): Promise<Sending> {
  const headers = buildHeaders(file)
  if (isKnownTag(request.headers['if-none-match'], getTag(file))) return withoutBody(304, headers)
  if (request.method === 'HEAD') return sendHead(deps.storage, file, headers)
  const range = getSampleRange(request, file)
  if (range === 'unsatisfiable') return refuseRange(file, headers)
  const { stream } = await deps.storage.open(file.uuidName, range)
  return range ? sendPart(stream, file, headers, range) : sendWhole(stream, file, headers)
}

type Headers = Sending['headers']

const buildHeaders = (file: FoundFile): Headers => ({
  ...safeHeaders(file, 'inline'),
  'cache-control': file.isPrivate
    ? `private, max-age=${signedLinkSeconds}`
    : `public, max-age=${yearSeconds}, immutable`,
  'accept-ranges': 'bytes',
  etag: getTag(file),
})

/** A range of a different version would be joined to the wrong half. */
function getSampleRange(request: FastifyRequest, file: FoundFile): ByteRange | 'unsatisfiable' | undefined {
  const condition = request.headers['if-range']
  if (condition !== undefined && condition !== getTag(file)) return undefined
  return parseByteRange(request.headers.range, file.sizeBytes)
}

/** An empty stream, because Fastify would set its own content length for an empty string. */
const withoutBody = (status: number, headers: Headers): Sending => ({
  status,
  headers,
  body: Readable.from([]),
})

async function sendHead(storage: FileStorage, file: FoundFile, headers: Headers): Promise<Sending> {
  await storage.stat(file.uuidName)
  return withoutBody(200, { ...headers, 'content-length': String(file.sizeBytes) })
}

const sendWhole = (body: Readable, file: FoundFile, headers: Headers): Sending => ({
  headers: { ...headers, 'content-length': String(file.sizeBytes) },
  body,
})

const sendPart = (body: Readable, file: FoundFile, headers: Headers, { start, end }: ByteRange): Sending => ({
  status: 206,
  headers: {
    ...headers,
    'content-length': String(end - start + 1),
    'content-range': `bytes ${start}-${end}/${file.sizeBytes}`,
  },
  body,
})

const refuseRange = (file: FoundFile, headers: Headers): Sending => ({
  status: 416,
  headers: { ...headers, 'cache-control': 'no-store', 'content-range': `bytes */${file.sizeBytes}` },
  body: null,
})
