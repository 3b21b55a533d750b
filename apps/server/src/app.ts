import multipart from '@fastify/multipart'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import { standInPath } from './adapters/line/line-login.ts'
import { serveLoginPage } from './adapters/line/stand-in/serve-login-page.ts'
import { serveLinks } from './features/shop/message/serve-links.ts'
import { isFrontAddress, sendFrontFailure } from './features/shop/front/page/front-failure.ts'
import { serveFrontPages } from './features/shop/front/page/serve-front-pages.ts'
import { serveSitemap } from './features/shop/front/page/serve-sitemap.ts'
import { isSharedReport, serveBundles } from './features/insight/report/serve-bundles.ts'
import { serveScans } from './features/road/playbox/serve-scans.ts'
import { serveLog } from './features/road/transparency-log/serve-log.ts'
import { routes } from './features/routes.ts'
import { serveConsole } from './http/static/console.ts'
import { AppError } from './errors/app-error.ts'
import { answerBrokenRequest } from './http/response/client-error.ts'
import { createDrain } from './http/pipeline/drain.ts'
import type { Deps } from './deps.ts'
import { errorBody, handleError } from './http/response/error-handler.ts'
import { compressAnswers } from './http/response/compress.ts'
import { addEtag } from './http/response/etag.ts'
import { readForms } from './http/pipeline/form-body.ts'
import { maxBodyBytes, readJson } from './http/pipeline/json-body.ts'
import { servePreflights } from './http/pipeline/member-cors.ts'
import { mountRoute } from './http/pipeline/mount-route.ts'
import { servePad } from './http/static/pad.ts'
import { serveVerify } from './http/static/verify.ts'
import { servePlayer } from './http/static/player.ts'
import { serveReference } from './http/static/reference.ts'
import { securityHeaders } from './http/response/security-headers.ts'
import { refuseSlowBody } from './http/pipeline/slow-body.ts'

const minutes = 60_000

export type App = FastifyInstance & { drain: () => Promise<void> }

/** The whole HTTP server without listening, so that tests can inject requests. */
export async function buildApp(deps: Deps, { shopDist }: { shopDist?: string } = {}): Promise<App> {
  const secure = securityHeaders(deps.settings)
  const leaving = createDrain()
  const app = fastify({
    loggerInstance: deps.log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: maxBodyBytes,
    // A gigabyte over a slow connection takes long; JSON bodies and uploads have their own limits.
    requestTimeout: 180 * minutes,
    connectionTimeout: 2 * minutes,
    // Longer than devices and load balancers pause; otherwise a request could hit a connection that is just
    // closing.
    keepAliveTimeout: 75_000,
    routerOptions: { maxParamLength: 300 },
    trustProxy: deps.settings.trustProxy ?? false,
    return503OnClosing: false,
    // A child logger per request is expensive, and our log entries do not need it.
    childLoggerFactory: (logger) => logger,
    genReqId: () => crypto.randomUUID(),
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: (error, request, reply) => {
      secure(request, reply)
      if (isFrontAddress(request.url)) sendFrontFailure(request, reply)
      else handleError(error, request, reply)
    },
  })
  app.decorateRequest('known', null)
  app.setErrorHandler(handleError)
  app.removeContentTypeParser('text/plain')
  readJson(app as FastifyInstance)
  // One hook without a promise, because it runs for every request.
  app.addHook('onRequest', (request, reply, done) => {
    secure(request, reply)
    leaving.mark(reply)
    refuseSlowBody(request)
    done()
  })
  await app.register(multipart)
  await app.register(
    async (api) => {
      api.addHook('onSend', (request, reply, payload, done) => {
        done(null, addEtag(request, reply, payload))
      })
      await compressAnswers(api)
      readForms(api)
      for (const route of routes) mountRoute(api, deps, route)
      servePreflights(api, deps.settings, routes)
      serveReference(api, deps)
      api.setNotFoundHandler((request, reply) =>
        reply
          .code(404)
          .type('application/json; charset=utf-8')
          .send(errorBody(new AppError('NOT_FOUND'), request)),
      )
    },
    { prefix: '/api' },
  )
  app.addHook('preClose', async () => deps.live.endStreams())
  app.addHook('preClose', async () => deps.wakeups.stop())
  app.addHook('preClose', async () => deps.gameHost.stop())
  deps.gameHost.serve(app as FastifyInstance)
  serveScans(app, deps)
  serveLog(app as FastifyInstance, deps)
  serveBundles(app as FastifyInstance, deps)
  serveLinks(app, deps)
  if (deps.lineStandIn) serveLoginPage(app as FastifyInstance, deps.lineStandIn, standInPath)
  serveSitemap(app as FastifyInstance, deps)
  await serveConsole(app)
  await servePlayer(app)
  await servePad(app)
  await serveVerify(app as FastifyInstance, (token) => isSharedReport(deps, token))
  await serveFrontPages(app as FastifyInstance, deps, shopDist)
  return Object.assign(app as FastifyInstance, {
    drain: async () => {
      deps.live.endStreams()
      deps.wakeups.stop()
      await deps.gameHost.stop()
      return leaving.drain(app as FastifyInstance)
    },
  })
}
