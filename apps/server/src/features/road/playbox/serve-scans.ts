import type { FastifyInstance } from 'fastify'
import { rawQuery } from '../../../db/raw-query.ts'
import { today } from '../../../clock/business-day.ts'
import { createVisitCounter } from '../../../http/pipeline/count-visits.ts'
import type { Deps } from '../../../deps.ts'
import { networkOf } from '../../../http/pipeline/network.ts'
import { consoleUrl } from '../../../settings.ts'

const scansPerMinute = 120

const target = rawQuery({
  name: 'scan.target',
  row: { url: 'text' },
  sql: `select s.content->>'qrcodeUrl' as url from ad a join ad_snapshot s on s.id = a.snapshot_id
   where a.id = $1 and (s.content->>'enabledQrcodeLog')::boolean`,
})
const insert = rawQuery({
  name: 'scan.insert',
  row: {},
  sql: `insert into ad_scan (ad_id, record_id, at)
   select $1, (select r.id from broadcast_record r where r.ad_id = $1 and r.broadcast_date = $2), $3`,
})

/** The address in an ad's QR code: counts the scan, and leads to where the approved ad says. */
export function serveScans(app: FastifyInstance, deps: Deps): void {
  const countsVisit = createVisitCounter(consoleUrl(deps.settings).startsWith('https:'))
  app.get<{ Params: { adId: string } }>('/q/:adId', async (request, reply) => {
    deps.rateLimit(`scan ${networkOf(request.ip)}`, scansPerMinute)
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
    const adId = readId(request.params.adId)
    const url = adId === undefined ? undefined : await findTarget(deps, adId)
    if (adId === undefined || url === undefined)
      return reply.code(404).type('text/html; charset=utf-8').send(gonePage)
    if (countsVisit(request, reply)) await deps.db.run(insert, [adId, today(deps), deps.now()])
    return reply.redirect(url, 302)
  })
}

const readId = (text: string) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined)

/** Only to the web: an address of another kind would run or open something on the phone. */
async function findTarget({ db }: Deps, adId: number): Promise<string | undefined> {
  const url = (await db.run(target, [adId]))[0]?.url ?? ''
  if (!URL.canParse(url)) return undefined
  const { protocol, href } = new URL(url)
  return protocol === 'http:' || protocol === 'https:' ? href : undefined
}

const gonePage = `<!doctype html><html lang="zh-Hant-TW"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>LumiRoute</title>
<body style="margin:0;min-height:100vh;display:grid;place-content:center;padding:24px;text-align:center;
font:16px/26px 'Noto Sans TC','PingFang TC','Microsoft JhengHei',sans-serif;color:#1B2437;background:#F6F7FB">
<h1 style="margin:0 0 8px;font-size:20px">這則廣告已經結束</h1>
<p style="margin:0;color:#5B6478">感謝您的關注，歡迎留意我們的下一次播出。</p></body></html>`
