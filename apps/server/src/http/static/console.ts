import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import { isConsolePath } from '@lumiroute/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../../errors/app-error.ts'
import { errorBody } from '../response/error-handler.ts'

// The same relative path from src/http and from the bundle in dist.
const here = path.dirname(fileURLToPath(import.meta.url))
const consoleDist = [path.join(here, '../../../../console/dist'), path.join(here, '../../console/dist')].find(
  (dir) => existsSync(path.join(dir, 'index.html')),
)

/** The built console; every page URL returns the index, and the router renders the page or not-found. */
export async function serveConsole(app: FastifyInstance): Promise<void> {
  if (consoleDist) {
    await app.register(fastifyStatic, {
      root: consoleDist,
      index: false,
      wildcard: true,
      preCompressed: true,
      // Its own header would overwrite ours.
      cacheControl: false,
      setHeaders: (reply, file) =>
        void reply.setHeader(
          'cache-control',
          file.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
        ),
    })
    app.get('/', (_request, reply) => reply.sendFile('index.html'))
  }
  app.setNotFoundHandler((request, reply) => {
    if (consoleDist && isPage(request))
      return reply.code(isConsolePath(buildAddress(request)) ? 200 : 404).sendFile('index.html')
    return reply
      .code(404)
      .type('application/json; charset=utf-8')
      .send(errorBody(new AppError('NOT_FOUND'), request))
  })
}

const buildAddress = ({ url }: FastifyRequest) => url.split('?')[0] ?? ''

/** A mistyped API call must not get a page with status 200. */
function isPage(request: FastifyRequest): boolean {
  const { method } = request
  const address = buildAddress(request)
  if (address === '/api' || address.startsWith('/api/')) return false
  return (method === 'GET' || method === 'HEAD') && path.extname(address) === ''
}
