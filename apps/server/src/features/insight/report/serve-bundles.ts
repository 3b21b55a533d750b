import { gunzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors/app-error.ts'
import { getNetwork } from '../../../http/pipeline/network.ts'
import { errorBody } from '../../../http/response/error-handler.ts'
import { findSharedBundle, hasSharedReport } from './queries/report.queries.ts'

const readsPerMinute = 60
const isToken = (token: string) => /^[\w-]{43}$/.test(token)

/** Whether a link leads to a report. */
export const isSharedReport = async ({ db }: Pick<Deps, 'db'>, token: string): Promise<boolean> =>
  isToken(token) && (await hasSharedReport(db, token))

/** The proof of a report, for everyone who has its link. */
export function serveBundles(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: { token: string } }>('/v/:token/bundle.json', async (request, reply) => {
    deps.rateLimit(`bundle ${getNetwork(request.ip)}`, readsPerMinute)
    const { token } = request.params
    const found = isToken(token) ? await findSharedBundle(deps.db, token) : undefined
    reply
      .headers({ 'cache-control': 'no-store', vary: 'accept-encoding', 'x-robots-tag': 'noindex' })
      .type('application/json; charset=utf-8')
    if (!found) return reply.code(404).send(errorBody(new AppError('NOT_FOUND'), request))
    // The verify page compares it with a PDF that the visitor kept.
    reply.header('x-report-sha256', found.pdfSha256)
    const takesGzip = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')
    if (takesGzip) reply.header('content-encoding', 'gzip')
    return reply.send(takesGzip ? found.bundle : gunzipSync(found.bundle))
  })
}
