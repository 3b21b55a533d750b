import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { endpoints } from '@lumiroute/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { chooseCoding } from '../response/compress.ts'
import type { Deps } from '../../deps.ts'
import { matchesIfNoneMatch } from '../response/etag.ts'
import { runInSlices } from '../pipeline/in-slices.ts'
import { getNetwork } from '../pipeline/network.ts'
import { describeApi } from './reference/open-api.ts'
import { viewerFiles } from './reference/viewer.ts'

const callsPerMinute = 60
// The highest quality would take seconds of CPU on the first request.
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

type Document = { etag: string; bytes: Record<'br' | 'gzip' | 'identity', Buffer> }

/** The OpenAPI document and its viewer, built and compressed on first use: the contract does not change. */
export function serveReference(api: FastifyInstance, { rateLimit, version }: Deps): void {
  const onRequest = async ({ ip }: FastifyRequest) => rateLimit(`reference ${getNetwork(ip)}`, callsPerMinute)
  const serve = (path: string, type: string, read: () => Promise<string>) => {
    const getDocument = once(() => read().then(makeDocument))
    api.get(path, { onRequest }, async (request, reply) =>
      sendDocument(request, reply.type(type), await getDocument()),
    )
  }
  serve('/openapi.json', 'application/json; charset=utf-8', async () =>
    JSON.stringify(await runInSlices(describeApi(endpoints, version))),
  )
  for (const [path, { type, read }] of Object.entries(viewerFiles)) serve(path, type, read)
}

async function makeDocument(text: string): Promise<Document> {
  const [br, packed] = await Promise.all([
    promisify(brotliCompress)(text, brotliOptions),
    promisify(gzip)(text),
  ])
  return {
    etag: `W/"${hash('sha1', text, 'base64url')}"`,
    bytes: { br, gzip: packed, identity: Buffer.from(text) },
  }
}

function sendDocument(request: FastifyRequest, reply: FastifyReply, { etag, bytes }: Document): FastifyReply {
  reply.header('etag', etag).header('vary', 'accept-encoding')
  if (matchesIfNoneMatch(request, etag)) return reply.code(304).send('')
  const coding = chooseCoding(request)
  if (coding) reply.header('content-encoding', coding)
  return reply.send(bytes[coding ?? 'identity'])
}

function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}
