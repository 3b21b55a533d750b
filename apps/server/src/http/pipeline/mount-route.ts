import { isBinary, isMultipart, type Endpoint } from '@lumiroute/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { type RawInput, requireCaller, requireScope, type Scope } from '../authentication/access.ts'
import { writeAnswer } from '../response/answer.ts'
import { AppError } from '../../errors/app-error.ts'
import { isForeignMoment } from '../../clock/business-moment.ts'
import type { Deps } from '../../deps.ts'
import { type DeviceActor, identifyDevice } from '../authentication/device-identity.ts'
import { matchesIfNoneMatch } from '../response/etag.ts'
import { PackedText, packFor } from '../response/packed-text.ts'
import { formType } from './form-body.ts'
import type { Actor } from '../authentication/identity.ts'
import { parseRawBody } from './raw-body.ts'
import { requireRecentMember, requireRecentSignIn } from '../authentication/recent-sign-in.ts'
import { requireStepsDone } from '../authentication/required-steps.ts'
import { isMonitor } from '../authentication/monitor-identity.ts'
import { allowMemberOrigin } from './member-cors.ts'
import { isMemberHeader, type MemberCaller, requireMembersStore } from '../authentication/member-identity.ts'
import { createRefusalRecorder, openAuditTrail } from './audit.ts'
import { getNetwork } from './network.ts'
import { parseInput } from './parse-input.ts'
import { createRepeatFilter } from './polling.ts'
import { requestLanguage } from './request-language.ts'
import type { Route, Sending, Steps } from './route.ts'
import { runSend, runWrite } from './run-action.ts'

declare module 'fastify' {
  interface FastifyRequest {
    known: { actor: Actor | null; device?: DeviceActor; member?: MemberCaller; scope: Scope } | null
  }
}

const json = 'application/json; charset=utf-8'

export function mountRoute(app: FastifyInstance, deps: Deps, route: Route): void {
  if (!route.endpoint.takesBytes) return mount(app, deps, route)
  app.register((apart, _options, done) => {
    parseRawBody(apart)
    mount(apart, deps, route)
    done()
  })
}

/** identity → rate limit → access → parse → transaction → action → response, the same for every endpoint. */
function mount(app: FastifyInstance, deps: Deps, route: Route): void {
  const { endpoint } = route
  const count = deps.requestMetrics.forEndpoint(endpoint)
  const isPolling = createPollingCheck(endpoint)
  const allowOrigin = allowMemberOrigin(deps.settings, endpoint)
  const recordRefusal = createRefusalRecorder(deps, endpoint)
  app.route({
    method: endpoint.method,
    url: endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    ...(endpoint.maxBodyBytes && { bodyLimit: endpoint.maxBodyBytes }),
    onRequest: async (request, reply) => {
      allowOrigin?.(request, reply)
      if (endpoint.access.who === 'device') return admitDevice(deps, endpoint, request)
      if (endpoint.access.who === 'member' && isMemberHeader(request.headers.authorization))
        return admitMember(deps, endpoint, request)
      if (isMonitor(deps, endpoint, request.headers.authorization)) return admitMonitor(deps, request)
      const actor = await identify(deps, request)
      request.known = { actor, scope: null }
      limitRate(deps, endpoint, actor, request)
      // Reject unauthorised callers before reading the body.
      requireStepsDone(endpoint, actor)
      requireCaller(endpoint, actor)
      if (!namesStoreInBody(endpoint)) await decideScope(deps, endpoint, request)
      refuseOtherMedia(endpoint, request)
    },
    handler: async (request, reply) => {
      if (namesStoreInBody(endpoint)) await decideScope(deps, endpoint, request)
      return handle(deps, route, request, reply)
    },
    onError: (request, _reply, error) => recordRefusal(request, error),
    onResponse: (request, reply, done) => {
      count(reply.statusCode, reply.elapsedTime)
      if (!isPolling(request, reply)) logActivity(deps, endpoint, request, reply)
      done()
    },
  })
}

const namesStoreInBody = ({ access }: Endpoint) => 'at' in access && access.at.startsWith('body.')
const rawInput = ({ params, query, body, headers }: FastifyRequest): RawInput => ({
  params,
  query,
  body,
  headers,
})

async function decideScope(deps: Deps, endpoint: Endpoint, request: FastifyRequest) {
  const actor = request.known?.actor ?? null
  const scope = await requireScope(deps.db, endpoint, actor, rawInput(request))
  await requireRecentSignIn(deps.db, endpoint, actor, request)
  request.known = { actor, scope }
}

async function admitDevice(deps: Deps, endpoint: Endpoint, request: FastifyRequest) {
  const device = await counted(deps, request, () => identifyDevice(deps.db, request.headers.authorization))
  deps.rateLimit(`device ${device.id}`, deps.settings.callsPerMinute)
  request.known = { actor: null, device, scope: null }
  refuseOtherMedia(endpoint, request)
}

function admitMonitor({ rateLimit, settings }: Deps, request: FastifyRequest) {
  rateLimit('monitor', settings.callsPerMinute)
  request.known = { actor: null, scope: null }
}

async function admitMember(deps: Deps, endpoint: Endpoint, request: FastifyRequest) {
  const member = await counted(deps, request, () =>
    deps.memberIdentity.identify(request.headers.authorization),
  )
  if (endpoint.callsPerMinute) deps.rateLimit(`${endpoint.id} member ${member.id}`, endpoint.callsPerMinute)
  deps.rateLimit(`member ${member.id}`, deps.settings.callsPerMinute)
  requireMembersStore(member, request.params)
  requireRecentMember(endpoint, member, deps.now())
  request.known = { actor: null, member, scope: { storeId: member.storeId } }
  refuseOtherMedia(endpoint, request)
}

/** A form sent instead of JSON would pass as an empty body. */
function refuseOtherMedia({ body, takesForm }: Endpoint, { headers }: FastifyRequest) {
  const type = headers['content-type']?.toLowerCase() ?? ''
  if (type.startsWith('multipart/') && !isMultipart(body)) throw new AppError('UNSUPPORTED_MEDIA')
  if (type.startsWith(formType) !== (takesForm === true)) throw new AppError('UNSUPPORTED_MEDIA')
}

const identify = (deps: Deps, request: FastifyRequest) =>
  counted(deps, request, () => deps.identity.identify(request.headers.authorization))

async function counted<T>({ rateLimit, settings }: Deps, request: FastifyRequest, ask: () => Promise<T>) {
  try {
    return await ask()
  } catch (error) {
    // Invalid tokens count against their address, otherwise a flood of them would be unlimited. Database
    // outages do not count: they would lock out a whole fleet behind one address.
    if (error instanceof AppError) rateLimit(getNetwork(request.ip), settings.callsPerMinute)
    throw error
  }
}

function limitRate(
  { rateLimit, settings }: Deps,
  endpoint: Endpoint,
  actor: Actor | null,
  { ip }: FastifyRequest,
) {
  if (endpoint.callsPerMinute) rateLimit(`${endpoint.id} ${getNetwork(ip)}`, endpoint.callsPerMinute)
  rateLimit(actor ? actor.sessionId : getNetwork(ip), settings.callsPerMinute)
}

async function handle(deps: Deps, route: Route, request: FastifyRequest, reply: FastifyReply) {
  const trail = openAuditTrail(deps, route.endpoint, request)
  const call = {
    actor: request.known?.actor ?? null,
    ...(request.known?.device && forDevice(request, request.known.device)),
    member: request.known?.member ?? null,
    scope: request.known?.scope ?? null,
    input: parseInput(route.endpoint, rawInput(request)),
    deps,
    language: requestLanguage(request),
    from: { address: request.ip, userAgent: (request.headers['user-agent'] ?? '').slice(0, 300) },
    audit: trail.record,
    request,
    db: deps.db,
  } as unknown as Steps<Endpoint>
  if (route.kind === 'send') return sendBinary(reply, await runSend(deps, route.act, call, trail))
  const answer = route.kind === 'write' ? await runWrite(deps, route.act, call, trail) : await route.act(call)
  if (route.kind !== 'write') await trail.complete(deps.db)
  if (typeof answer.cacheControl === 'string')
    // The message is in the reader's language.
    reply.headers({ 'cache-control': answer.cacheControl, vary: 'accept-encoding, accept-language' })
  if (typeof answer.etag === 'string') {
    reply.header('etag', answer.etag)
    if (matchesIfNoneMatch(request, answer.etag)) return reply.code(304).send('')
  }
  if (Array.isArray(answer.setCookie)) reply.header('set-cookie', answer.setCookie)
  const stored = answer.response instanceof PackedText ? answer.response : undefined
  const text = stored?.text ?? writeAnswer(answer, call.language)
  if (deps.checkAnswers) checkAnswer(route.endpoint, text, deps.settings.businessTz)
  reply.type(json)
  return reply.send(stored ? await packFor(request, reply, stored) : text)
}

const forDevice = (request: FastifyRequest, device: DeviceActor) => ({
  device,
  onBehalfOf: (storeId: number) => void (request.known = { actor: null, device, scope: { storeId } }),
})

function sendBinary(reply: FastifyReply, { status = 200, headers, body }: Sending) {
  return reply
    .code(status)
    .headers(headers)
    .send(body ?? '')
}

function checkAnswer(endpoint: Endpoint, text: string, timeZone: string) {
  if (isBinary(endpoint.answer)) return
  const moment = findForeignMoment(JSON.parse(text), timeZone)
  if (moment) throw new Error(`${endpoint.id} returns a timestamp without the business offset at ${moment}`)
  const { status: _status, message: _message, ...answer } = JSON.parse(text) as Record<string, unknown>
  const checked = z.core.parse(endpoint.answer, answer)
  if (!isDeepStrictEqual(checked, answer))
    throw new Error(`${endpoint.id} returns more than its schema declares`)
}

/** In any other field people may type what looks like a time. */
const momentName = /(At|Time|Until|Since)(\.\d+)*$/

/** The field of a time without an offset, or with another offset than the business time zone. */
function findForeignMoment(value: unknown, timeZone: string, at = ''): string | undefined {
  if (typeof value === 'string')
    return momentName.test(at) && isForeignMoment(value, timeZone) ? `${at}: ${value}` : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const [name, each] of Object.entries(value)) {
    const found = findForeignMoment(each, timeZone, `${at}.${name}`)
    if (found) return found
  }
  return undefined
}

function createPollingCheck({ polling }: Endpoint) {
  if (typeof polling !== 'number') return () => polling === 'always'
  const isRepeat = createRepeatFilter(polling)
  return ({ known, url, body }: FastifyRequest, { statusCode }: FastifyReply) =>
    statusCode < 400 && isRepeat(`${known?.actor?.sessionId} ${url} ${JSON.stringify(body)}`)
}

function logActivity(deps: Deps, endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply) {
  // An operator's call about a store is logged as the platform's activity.
  const storeId = request.known?.actor?.storeId ?? request.known?.scope?.storeId
  if (storeId === undefined) return
  deps.activityLog.record({
    storeId,
    accountId: request.known?.actor?.accountId ?? null,
    source: request.known?.member ? 'frontend' : 'cms',
    category: endpoint.category,
    method: endpoint.method,
    path: (request.url.split('?')[0] ?? '').slice(0, 500),
    statusCode: reply.statusCode,
    at: deps.now(),
  })
}
