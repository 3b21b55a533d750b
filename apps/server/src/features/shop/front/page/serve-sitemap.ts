import { hash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../../../deps.ts'
import { notFound } from '../../../../errors/app-error.ts'
import { getNetwork } from '../../../../http/pipeline/network.ts'
import { PackedText, packFor } from '../../../../http/response/packed-text.ts'
import { consoleUrl } from '../../../../settings.ts'
import { findSitemapStore, listSitemapStores } from '../sitemap.queries.ts'
import { writeRobots, writeSitemap, writeSitemapIndex } from './write-sitemap.ts'

const mapsPerMinute = 120
/** Search engines come back after days. */
const cacheControl = 'public, max-age=3600'

/** What search engines ask for: robots.txt, the list of stores, and the pages of each. */
export function serveSitemap(app: FastifyInstance, deps: Deps): void {
  const origin = () => new URL(consoleUrl(deps.settings)).origin
  app.get('/robots.txt', (_request, reply) =>
    reply.header('cache-control', cacheControl).type('text/plain; charset=utf-8').send(writeRobots(origin())),
  )
  app.get('/sitemap.xml', (request, reply) =>
    sendMap(deps, { request, reply }, '', async () =>
      writeSitemapIndex(origin(), await listSitemapStores(deps.db)),
    ),
  )
  app.get<{ Params: { store: string } }>('/s/:store/sitemap.xml', (request, reply) => {
    const store = request.params.store.toLowerCase()
    return sendMap(deps, { request, reply }, store, async () => {
      const found = /^[\w-]{1,50}$/.test(store) && (await findSitemapStore(deps.db, store, deps.now()))
      if (!found) throw notFound()
      return writeSitemap(origin(), found)
    })
  })
}

type Exchange = { request: FastifyRequest; reply: FastifyReply }

async function sendMap(
  deps: Deps,
  { request, reply }: Exchange,
  store: string,
  write: () => Promise<string>,
) {
  deps.rateLimit(`sitemap ${getNetwork(request.ip)}`, mapsPerMinute)
  const { html } = await deps.frontDocuments.read(`sitemap ${store}`, async () => {
    const xml = await write()
    return { status: 200, tag: hash('sha1', xml, 'base64url'), html: new PackedText(xml) }
  })
  reply
    .headers({ 'cache-control': cacheControl, vary: 'accept-encoding' })
    .type('application/xml; charset=utf-8')
  return packFor(request, reply, html)
}
