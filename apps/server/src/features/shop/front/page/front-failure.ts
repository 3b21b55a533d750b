import type { FastifyReply, FastifyRequest } from 'fastify'
import { requestLanguage } from '../../../../http/pipeline/request-language.ts'
import { writePlainPage } from '../../../../http/response/plain-page.ts'
import { text } from '../../../../text/text.ts'

const notFound = { title: text('front.notFound'), line: text('front.notFoundLine') }
const tooMany = { title: text('front.tooMany'), line: text('front.tooManyLine') }
const unavailable = { title: text('front.unavailable'), line: text('front.unavailableLine') }

export const isFrontAddress = (url: string) => url.startsWith('/s/')

type Failure = { status: number; retryAfterSeconds?: number }

/** Sets status and headers and returns a readable page; whatever is wrong with an address, the visitor learns that there is nothing. */
export function writeFrontFailure(request: FastifyRequest, reply: FastifyReply, failure: Failure): string {
  const status = failure.status === 429 || failure.status === 503 ? failure.status : 404
  const content = status === 429 ? tooMany : status === 503 ? unavailable : notFound
  if (status !== 404) reply.header('retry-after', String(failure.retryAfterSeconds ?? 2))
  for (const name of ['content-encoding', 'etag']) reply.removeHeader(name)
  reply
    .code(status)
    .headers({ 'cache-control': 'no-store', vary: 'accept-language' })
    .type('text/html; charset=utf-8')
  return writePlainPage(requestLanguage(request), content)
}

/** For addresses that never reach a route. */
export const sendFrontFailure = (request: FastifyRequest, reply: FastifyReply): void =>
  void reply.send(writeFrontFailure(request, reply, { status: 404 }))
