import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { today } from '../../../clock/business-day.ts'
import { createVisitCounter } from '../../../http/pipeline/count-visits.ts'
import type { Deps } from '../../../deps.ts'
import { requestLanguage } from '../../../http/pipeline/request-language.ts'
import { writePlainPage } from '../../../http/response/plain-page.ts'
import { getNetwork } from '../../../http/pipeline/network.ts'
import { consoleUrl } from '../../../settings.ts'
import { text } from '../../../text/text.ts'
import { isOwnFront } from '../../advertising/ad/own-front.ts'
import { findScanTarget, insertScan } from './queries/scan.queries.ts'

const scansPerMinute = 120

type Target = { url: string; storeCode: string }

/** The address in an ad's QR code: counts the scan and redirects to the approved ad's address. */
export function serveScans(app: FastifyInstance, deps: Deps): void {
  const countsVisit = createVisitCounter(consoleUrl(deps.settings).startsWith('https:'))
  app.get<{ Params: { adId: string } }>('/q/:adId', async (request, reply) => {
    deps.rateLimit(`scan ${getNetwork(request.ip)}`, scansPerMinute)
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
    const adId = parseId(request.params.adId)
    const target = adId === undefined ? undefined : await findTarget(deps, adId)
    if (adId === undefined || target === undefined)
      return reply
        .code(404)
        .type('text/html; charset=utf-8')
        .send(writePlainPage(requestLanguage(request), ended))
    if (!countsVisit(request, reply)) return reply.redirect(target.url, 302)
    const touchId = randomUUID()
    await insertScan(deps.db, { adId, touchId, today: today(deps), at: deps.now() })
    return reply.redirect(addTouch(deps, target, touchId), 302)
  })
}

const parseId = (text: string) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined)

/** Only http(s): another scheme could run or open something on the phone. */
async function findTarget({ db }: Deps, adId: number): Promise<Target | undefined> {
  const target = await findScanTarget(db, adId)
  if (!target || !URL.canParse(target.url)) return undefined
  const { protocol, href } = new URL(target.url)
  return protocol === 'http:' || protocol === 'https:' ? { ...target, url: href } : undefined
}

/** The id is for this store's own front alone: nobody else learns which scan a visitor came from. */
function addTouch({ settings }: Deps, { url, storeCode }: Target, touchId: string): string {
  if (!isOwnFront(settings, storeCode, url)) return url
  const withTouch = new URL(url)
  withTouch.searchParams.set('t', touchId)
  return withTouch.href
}

const ended = { title: text('playbox.adEnded'), line: text('playbox.adEndedThanks') }
