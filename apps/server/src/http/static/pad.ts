import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { chooseCoding } from '../response/compress.ts'

// The same relative path from src/http and from the bundle in dist.
const here = path.dirname(fileURLToPath(import.meta.url))
const padDist = [path.join(here, '../../../../pad/dist'), path.join(here, '../../pad/dist')].find((dir) =>
  existsSync(path.join(dir, 'index.html')),
)

/** The built controller: its page at the address of the QR codes, its files at /pad/. */
export async function servePad(app: FastifyInstance): Promise<void> {
  if (!padDist) return
  const page = readFileSync(path.join(padDist, 'index.html'))
  const packed = { br: brotliCompressSync(page), gzip: gzipSync(page) }
  for (const url of ['/g', '/g/', '/g/:roomCode'])
    app.get(url, (request, reply) => {
      const coding = chooseCoding(request)
      if (coding) reply.header('content-encoding', coding)
      return reply
        .headers({ 'cache-control': 'no-cache', vary: 'accept-encoding', 'x-robots-tag': 'noindex' })
        .type('text/html; charset=utf-8')
        .send(coding ? packed[coding] : page)
    })
  await app.register(fastifyStatic, {
    root: path.join(padDist, 'assets'),
    prefix: '/pad/assets/',
    decorateReply: false,
    preCompressed: true,
    // Its own header would overwrite ours.
    cacheControl: false,
    setHeaders: (reply) => void reply.setHeader('cache-control', 'public, max-age=31536000, immutable'),
  })
}
