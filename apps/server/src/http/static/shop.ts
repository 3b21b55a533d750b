import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** The files of the built store front, and the service worker for the pages of all stores. */
export async function serveShopFiles(app: FastifyInstance, dist: string): Promise<void> {
  const assets = path.join(dist, 'assets')
  if (existsSync(assets))
    await app.register(fastifyStatic, {
      root: assets,
      prefix: '/shop/assets/',
      decorateReply: false,
      preCompressed: true,
      // Its own header would overwrite ours.
      cacheControl: false,
      setHeaders: (reply) => void reply.setHeader('cache-control', 'public, max-age=31536000, immutable'),
    })
  const worker = path.join(dist, 'sw.js')
  if (!existsSync(worker)) return
  const script = readFileSync(worker)
  app.get('/s/sw.js', (_request, reply) =>
    reply
      .headers({ 'cache-control': 'no-cache', 'service-worker-allowed': '/s/' })
      .type('text/javascript; charset=utf-8')
      .send(script),
  )
}
