import type { FastifyInstance } from 'fastify'
import { rawQuery } from '../../../db/raw-query.ts'
import { createVisitCounter } from '../../../http/pipeline/count-visits.ts'
import type { Deps } from '../../../deps.ts'
import { networkOf } from '../../../http/pipeline/network.ts'
import { consoleUrl } from '../../../settings.ts'

const followsPerMinute = 120

const target = rawQuery({
  name: 'messageLink.target',
  row: { url: 'text' },
  sql: 'select url from message_link where code = $1',
})
const count = rawQuery({
  name: 'messageLink.count',
  row: {},
  sql: `with followed as (update message_link set clicks = clicks + 1 where code = $1 returning message_id)
   update message m set clicks = m.clicks + 1 from followed f where m.id = f.message_id`,
})

/** The address in a message: counts who follows it, and leads to where the store said. */
export function serveLinks(app: FastifyInstance, deps: Deps): void {
  const countsVisit = createVisitCounter(consoleUrl(deps.settings).startsWith('https:'))
  app.get<{ Params: { code: string } }>('/m/:code', async (request, reply) => {
    deps.rateLimit(`link ${networkOf(request.ip)}`, followsPerMinute)
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
    const { code } = request.params
    const url = /^[\w-]{8}$/.test(code) ? (await deps.db.run(target, [code]))[0]?.url : undefined
    if (url === undefined) return reply.code(404).type('text/html; charset=utf-8').send(gonePage)
    if (countsVisit(request, reply)) await deps.db.run(count, [code])
    return reply.redirect(url, 302)
  })
}

const gonePage = `<!doctype html><html lang="zh-Hant-TW"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>LumiRoute</title>
<body style="margin:0;min-height:100vh;display:grid;place-content:center;padding:24px;text-align:center;
font:16px/26px 'Noto Sans TC','PingFang TC','Microsoft JhengHei',sans-serif;color:#1B2437;background:#F6F7FB">
<h1 style="margin:0 0 8px;font-size:20px">找不到這個連結</h1>
<p style="margin:0;color:#5B6478">連結可能已失效，請向店家確認。</p></body></html>`
