import { errors } from '@lumiroute/contract'
import type { FrontStore } from '@lumiroute/contract/front'
import { frontPath } from '@lumiroute/contract/member'
import type { Language } from '@lumiroute/contract/text'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../../../deps.ts'
import { AppError } from '../../../../errors/app-error.ts'
import { getNetwork } from '../../../../http/pipeline/network.ts'
import { requestLanguage } from '../../../../http/pipeline/request-language.ts'
import { matchesIfNoneMatch } from '../../../../http/response/etag.ts'
import { toAppError } from '../../../../http/response/error-handler.ts'
import { PackedText, packFor } from '../../../../http/response/packed-text.ts'
import { frontCacheControl } from '../answer-front.ts'
import { writeFrontFailure } from './front-failure.ts'
import { findShopDist, openRenderer, type Renderer } from './open-renderer.ts'
import { readAddress } from './page-address.ts'
import { readFrontPath } from './read-front-path.ts'
import { renderPage } from './render-page.ts'
import { writeManifest } from './write-manifest.ts'
import { serveShopFiles } from '../../../../http/static/shop.ts'

const pagesPerMinute = 600

/** The pages of the store fronts; without a built front, the console answers. */
export async function serveFrontPages(
  app: FastifyInstance,
  deps: Deps,
  dist = findShopDist(),
): Promise<void> {
  if (!dist) return
  const renderer = openRenderer(dist)
  const guard = (show: Show) => (request: FastifyRequest, reply: FastifyReply) =>
    show(request, reply).catch((error: unknown) => fail(request, reply, error))
  const show = guard((request, reply) => sendPage(deps, renderer, request, reply))
  app.get('/s/:store', show)
  app.get('/s/:store/*', show)
  app.get(
    '/s/:store/manifest.webmanifest',
    guard((request, reply) => sendManifest(deps, request, reply)),
  )
  await serveShopFiles(app, dist)
}

type Show = (request: FastifyRequest, reply: FastifyReply) => Promise<Buffer | string>

async function sendPage(
  deps: Deps,
  renderer: () => Promise<Renderer>,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  deps.rateLimit(`front page ${getNetwork(request.ip)}`, pagesPerMinute)
  const address = readAddress(request)
  if (!address) throw new AppError('NOT_FOUND')
  const location = await findOtherSpelling(deps, request, address.language)
  if (location) {
    reply.code(301).headers({ location, 'cache-control': frontCacheControl })
    return ''
  }
  const { status, tag, html } = await renderPage(deps, renderer, address)
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('vary', 'accept-encoding, accept-language, cookie')
  if (status !== 200) reply.header('cache-control', 'no-store')
  else {
    const etag = `"${tag}-${address.language}"`
    reply.headers({ etag, 'cache-control': frontCacheControl })
    if (matchesIfNoneMatch(request, etag)) {
      reply.code(304)
      return ''
    }
  }
  return packFor(request, reply, html)
}

const getCode = ({ params }: FastifyRequest) => (params as { store: string }).store

async function findStore(deps: Deps, request: FastifyRequest, language: Language) {
  const path = `/front/${encodeURIComponent(getCode(request))}`
  const { status, body } = await readFrontPath(deps, path, language)
  return status === 200 ? (body as { store: FrontStore }).store : undefined
}

/**
 * Store codes are found in upper and lower case. The browser keeps the cart and the session by the code in the address,
 * so each page has only one.
 */
async function findOtherSpelling(deps: Deps, request: FastifyRequest, language: Language) {
  const store = await findStore(deps, request, language)
  if (!store || store.storeCode === getCode(request)) return undefined
  return request.url.replace(/^\/s\/[^/?]*/, () => frontPath(encodeURIComponent(store.storeCode)))
}

async function sendManifest(deps: Deps, request: FastifyRequest, reply: FastifyReply) {
  deps.rateLimit(`front page ${getNetwork(request.ip)}`, pagesPerMinute)
  const language = requestLanguage(request)
  const store = await findStore(deps, request, language)
  if (!store) throw new AppError('NOT_FOUND')
  reply.headers({ 'cache-control': frontCacheControl, vary: 'accept-encoding, accept-language' })
  reply.type('application/manifest+json; charset=utf-8')
  return packFor(request, reply, new PackedText(writeManifest(store, language)))
}

/** Always a page that a visitor can read. What fails in rendering may work in the next moment. */
function fail(request: FastifyRequest, reply: FastifyReply, error: unknown) {
  const { code, retryAfterSeconds = 2 } = toAppError(error)
  const { status } = errors[code]
  if (status < 500) return writeFrontFailure(request, reply, { status, retryAfterSeconds })
  request.log.error({ err: error, requestId: request.id }, 'store front not rendered')
  return writeFrontFailure(request, reply, { status: 503, retryAfterSeconds })
}
