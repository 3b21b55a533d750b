import type { Language } from '@lumiroute/contract/text'
import type { FastifyInstance } from 'fastify'
import { today } from '../../../clock/business-day.ts'
import { createVisitCounter } from '../../../http/pipeline/count-visits.ts'
import type { Deps } from '../../../deps.ts'
import { requestLanguage } from '../../../http/pipeline/request-language.ts'
import { getNetwork } from '../../../http/pipeline/network.ts'
import { consoleUrl } from '../../../settings.ts'
import { text, translate } from '../../../text/text.ts'
import { findScanTarget, insertScan } from './queries/scan.queries.ts'

const scansPerMinute = 120

/** The address in an ad's QR code: counts the scan and redirects to the approved ad's address. */
export function serveScans(app: FastifyInstance, deps: Deps): void {
  const countsVisit = createVisitCounter(consoleUrl(deps.settings).startsWith('https:'))
  app.get<{ Params: { adId: string } }>('/q/:adId', async (request, reply) => {
    deps.rateLimit(`scan ${getNetwork(request.ip)}`, scansPerMinute)
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
    const adId = parseId(request.params.adId)
    const url = adId === undefined ? undefined : await findTarget(deps, adId)
    if (adId === undefined || url === undefined)
      return reply
        .code(404)
        .type('text/html; charset=utf-8')
        .send(buildEndedPage(requestLanguage(request)))
    if (countsVisit(request, reply)) await insertScan(deps.db, adId, today(deps), deps.now())
    return reply.redirect(url, 302)
  })
}

const parseId = (text: string) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined)

/** Only http(s): another scheme could run or open something on the phone. */
async function findTarget({ db }: Deps, adId: number): Promise<string | undefined> {
  const url = (await findScanTarget(db, adId)) ?? ''
  if (!URL.canParse(url)) return undefined
  const { protocol, href } = new URL(url)
  return protocol === 'http:' || protocol === 'https:' ? href : undefined
}

const htmlLanguages: Record<Language, string> = { 'zh-TW': 'zh-Hant-TW', en: 'en' }

const buildEndedPage = (
  language: Language,
) => `<!doctype html><html lang="${htmlLanguages[language]}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>LumiRoute</title>
<body style="margin:0;min-height:100vh;display:grid;place-content:center;padding:24px;text-align:center;
font:16px/26px 'Noto Sans TC','PingFang TC','Microsoft JhengHei',sans-serif;color:#1B2437;background:#F6F7FB">
<h1 style="margin:0 0 8px;font-size:20px">${translate(text('playbox.adEnded'), language)}</h1>
<p style="margin:0;color:#5B6478">${translate(text('playbox.adEndedThanks'), language)}</p></body></html>`
