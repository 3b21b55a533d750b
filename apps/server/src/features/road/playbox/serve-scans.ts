import type { FastifyInstance } from 'fastify'
import { today } from '../../../clock/business-day.ts'
import { createVisitCounter } from '../../../http/pipeline/count-visits.ts'
import type { Deps } from '../../../deps.ts'
import { requestLanguage } from '../../../http/pipeline/request-language.ts'
import { writePlainPage } from '../../../http/response/plain-page.ts'
import { getNetwork } from '../../../http/pipeline/network.ts'
import { consoleUrl } from '../../../settings.ts'
import { text } from '../../../text/text.ts'
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
        .send(writePlainPage(requestLanguage(request), ended))
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

const ended = { title: text('playbox.adEnded'), line: text('playbox.adEndedThanks') }
