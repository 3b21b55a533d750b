import type { Language } from '@lumiroute/contract/text'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { createVisitCounter } from '../../../http/pipeline/count-visits.ts'
import { getNetwork } from '../../../http/pipeline/network.ts'
import { requestLanguage } from '../../../http/pipeline/request-language.ts'
import { consoleUrl } from '../../../settings.ts'
import { text, translate } from '../../../text/text.ts'
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
        .send(buildGonePage(requestLanguage(request)))
    if (countsVisit(request, reply)) await countClick(deps.db, code)
    return reply.redirect(url, 302)
  })
}

const buildGonePage = (
  language: Language,
) => `<!doctype html><html lang="${language === 'en' ? 'en' : 'zh-Hant-TW'}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>LumiRoute</title>
<body style="margin:0;min-height:100vh;display:grid;place-content:center;padding:24px;text-align:center;
font:16px/26px 'Noto Sans TC','PingFang TC','Microsoft JhengHei',sans-serif;color:#1B2437;background:#F6F7FB">
<h1 style="margin:0 0 8px;font-size:20px">${translate(text('message.linkNotFound'), language)}</h1>
<p style="margin:0;color:#5B6478">${translate(text('message.linkExpired'), language)}</p></body></html>`
