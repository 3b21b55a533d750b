import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** The highest quality takes longer than sending the bytes it saves. */
export const brotliQuality = 4

/** Only JSON: files are compressed by their own format, the console at build time. */
export const compressAnswers = (api: FastifyInstance) =>
  api.register(compress, {
    customTypes: /^application\/json/,
    encodings: ['br', 'gzip'],
    threshold: 1024,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } },
  })

/** For documents that are stored compressed. */
export function chooseCoding({ headers }: FastifyRequest): 'br' | 'gzip' | undefined {
  const accepted = headers['accept-encoding']
  if (typeof accepted !== 'string') return undefined
  return (['br', 'gzip'] as const).find((coding) => isAccepted(accepted, coding))
}

const isAccepted = (header: string, coding: string) =>
  header.split(',').some((each) => {
    const [name, quality] = each.split(';')
    return name?.trim().toLowerCase() === coding && quality?.trim() !== 'q=0'
  })
