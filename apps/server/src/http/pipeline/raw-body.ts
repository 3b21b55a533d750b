import type { FastifyInstance } from 'fastify'

/** For the few endpoints with a signed body: nothing may parse it before the signature is verified. */
export function parseRawBody(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes))
}
