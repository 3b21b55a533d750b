import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { brotliQuality, chooseCoding } from './compress.ts'

type Coding = 'br' | 'gzip'

const compressors = {
  br: (text: string) =>
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
  gzip: (text: string) => promisify(gzip)(text),
}

/** A text that is sent many times: compressed at most once for each coding. */
export class PackedText {
  readonly #packed = new Map<Coding, Promise<Buffer>>()
  constructor(readonly text: string) {}

  pack(coding: Coding): Promise<Buffer> {
    const known = this.#packed.get(coding)
    if (known) return known
    const started = compressors[coding](this.text)
    this.#packed.set(coding, started)
    return started
  }
}

/** Sets the coding that the caller accepts, and returns the body for it. */
export async function packFor(
  request: FastifyRequest,
  reply: FastifyReply,
  body: Pick<PackedText, 'text' | 'pack'>,
): Promise<Buffer | string> {
  const coding = chooseCoding(request)
  if (!coding) return body.text
  reply.header('content-encoding', coding)
  return body.pack(coding)
}
