import type { FastifyInstance } from 'fastify'

/** For the few endpoints whose body is signed: nothing reads it before its signature was checked. */
export function keepBytes(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes))
}
