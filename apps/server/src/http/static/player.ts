import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

// The same relative path from src/http and from the bundle in dist.
const here = path.dirname(fileURLToPath(import.meta.url))
const playerDist = [path.join(here, '../../../../player/dist'), path.join(here, '../../player/dist')].find(
  (dir) => existsSync(path.join(dir, 'index.html')),
)

/** The built player; its own folder is the scope of its service worker. */
export async function servePlayer(app: FastifyInstance): Promise<void> {
  if (!playerDist) return
  app.get('/player', (_request, reply) => reply.redirect('/player/'))
  await app.register(fastifyStatic, {
    root: playerDist,
    prefix: '/player/',
    decorateReply: false,
    preCompressed: true,
    // Its own header would overwrite ours.
    cacheControl: false,
    setHeaders: (reply, file) =>
      void reply.setHeader(
        'cache-control',
        file.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ),
  })
}
