import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { chooseCoding } from '../response/compress.ts'

// The same relative path from src/http and from the bundle in dist.
const here = path.dirname(fileURLToPath(import.meta.url))
const findDist = (app: string) =>
  [path.join(here, `../../../../${app}/dist`), path.join(here, `../../${app}/dist`)].find((dir) =>
    existsSync(path.join(dir, 'index.html')),
  )

type Served = {
  /** Its folder in apps, and the first part of its files' addresses. */
  app: string
  urls: readonly string[]
  /** 404 for an address that does not exist; the page then says so. */
  getStatus?: (request: FastifyRequest) => Promise<200 | 404>
}

/** A built page for phones that is not in any search engine: one file at its addresses, its scripts at /{app}/. */
export async function servePage(instance: FastifyInstance, { app, urls, getStatus }: Served): Promise<void> {
  const dist = findDist(app)
  if (!dist) return
  const page = readFileSync(path.join(dist, 'index.html'))
  const packed = { br: brotliCompressSync(page), gzip: gzipSync(page) }
  for (const url of urls)
    instance.get(url, async (request, reply) => {
      const coding = chooseCoding(request)
      if (coding) reply.header('content-encoding', coding)
      return reply
        .code((await getStatus?.(request)) ?? 200)
        .headers({ 'cache-control': 'no-cache', vary: 'accept-encoding', 'x-robots-tag': 'noindex' })
        .type('text/html; charset=utf-8')
        .send(coding ? packed[coding] : page)
    })
  await instance.register(fastifyStatic, {
    root: path.join(dist, 'assets'),
    prefix: `/${app}/assets/`,
    decorateReply: false,
    preCompressed: true,
    // Its own header would overwrite ours.
    cacheControl: false,
    setHeaders: (reply, file) =>
      void reply.setHeader(
        'cache-control',
        file.endsWith('.sh') ? 'no-cache' : 'public, max-age=31536000, immutable',
      ),
  })
}
