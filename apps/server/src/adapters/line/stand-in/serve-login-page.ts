import type { FastifyInstance } from 'fastify'
import { answerLine } from './answer-line.ts'
import type { Books } from './books.ts'
import { writeSaid } from './said.ts'

/** In a demo without network this server shows the stand-in's login page itself. */
export function serveLoginPage(app: FastifyInstance, books: Books, prefix: string): void {
  for (const path of ['/oauth2/v2.1/authorize', '/oauth2/v2.1/authorize/answer'])
    app.get(`${prefix}${path}`, (request, reply) => {
      const query = new URL(request.url, 'http://line.invalid').searchParams
      const said = answerLine(books, { method: 'GET', path, query, headers: new Headers(), body: '' })
      const { text, headers } = writeSaid(said)
      return reply
        .code(said.status)
        .headers({ ...headers, 'cache-control': 'no-store' })
        .send(text)
    })
}
