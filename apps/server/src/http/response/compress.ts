import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const worthBytes = 1024
const packBrotli = promisify(brotliCompress)
const packGzip = promisify(gzip)
// The highest quality takes longer than the bytes that it saves travel.
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

const coders = {
  br: (text: string) => packBrotli(text, brotliOptions),
  gzip: (text: string) => packGzip(text),
}

/** Texts alone: files are compressed by their own format, the console's when it is built. */
export function canCompress(request: FastifyRequest, payload: unknown): payload is string {
  return typeof payload === 'string' && payload.length >= worthBytes && chooseCoding(request) !== undefined
}

export async function compress(request: FastifyRequest, reply: FastifyReply, text: string): Promise<Buffer> {
  const coding = chooseCoding(request) ?? 'gzip'
  const packed = await coders[coding](text)
  reply.header('content-encoding', coding).removeHeader('content-length')
  return packed
}

export function chooseCoding({ headers }: FastifyRequest): keyof typeof coders | undefined {
  const accepted = headers['accept-encoding']
  if (typeof accepted !== 'string') return undefined
  return (['br', 'gzip'] as const).find((coding) => isAccepted(accepted, coding))
}

const isAccepted = (header: string, coding: string) =>
  header.split(',').some((each) => {
    const [name, quality] = each.split(';')
    return name?.trim().toLowerCase() === coding && quality?.trim() !== 'q=0'
  })
