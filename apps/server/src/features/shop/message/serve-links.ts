import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { createVisitCounter } from '../../../http/pipeline/count-visits.ts'
import { getNetwork } from '../../../http/pipeline/network.ts'
import { requestLanguage } from '../../../http/pipeline/request-language.ts'
import { writePlainPage } from '../../../http/response/plain-page.ts'
import { consoleUrl } from '../../../settings.ts'
import { text } from '../../../text/text.ts'
import { countClick, findLinkUrl } from './queries/link.queries.ts'

const followsPerMinute = 120

/** Short links in messages: counts the click and redirects to the address of the store. */
export function serveLinks(app: FastifyInstance, deps: Deps): void {
  const countsVisit = createVisitCounter(consoleUrl(deps.settings).startsWith('https:'))
  app.get<{ Params: { code: string } }>('/m/:code', async (request, reply) => {
    deps.rateLimit(`link ${getNetwork(request.ip)}`, followsPerMinute)
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
    const { code } = request.params
    const url = /^[\w-]{8}$/.test(code) ? await findLinkUrl(deps.db, code) : undefined
    if (url === undefined)
      return reply
        .code(404)
        .type('text/html; charset=utf-8')
        .send(writePlainPage(requestLanguage(request), gone))
    if (countsVisit(request, reply)) await countClick(deps.db, code)
    return reply.redirect(url, 302)
  })
}

const gone = { title: text('message.linkNotFound'), line: text('message.linkExpired') }
