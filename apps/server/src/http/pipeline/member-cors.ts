import type { Endpoint } from '@lumiroute/contract'
import { signInMember } from '@lumiroute/contract/member'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Settings } from '../../settings.ts'
import type { Route } from './route.ts'

const maxAgeSeconds = 600

/** Calls that a store's own page makes for its members. */
const isMemberCall = ({ id, access }: Endpoint) => access.who === 'member' || id === signInMember.id

type AllowOrigin = (request: FastifyRequest, reply: FastifyReply) => boolean

/** Undefined if pages of other origins may not read the endpoint's responses. */
export function allowMemberOrigin({ memberOrigins }: Settings, endpoint: Endpoint): AllowOrigin | undefined {
  if (memberOrigins.length === 0 || !isMemberCall(endpoint)) return undefined
  const known = new Set(memberOrigins)
  return ({ headers: { origin } }, reply) => {
    // A cache must not serve one origin a response that was allowed for another.
    reply.header('vary', 'origin')
    if (origin === undefined || !known.has(origin)) return false
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-expose-headers': 'retry-after',
      'cross-origin-resource-policy': 'cross-origin',
    })
    return true
  }
}

/** Answers the CORS preflight that precedes a member's token. */
export function servePreflights(app: FastifyInstance, settings: Settings, routes: readonly Route[]): void {
  const methods = new Map<string, { endpoint: Endpoint; allowed: string[] }>()
  for (const { endpoint } of routes) {
    if (!allowMemberOrigin(settings, endpoint)) continue
    const url = endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1')
    const known = methods.get(url)
    if (known) known.allowed.push(endpoint.method)
    else methods.set(url, { endpoint, allowed: [endpoint.method] })
  }
  for (const [url, { endpoint, allowed }] of methods) {
    const allow = allowMemberOrigin(settings, endpoint)
    app.options(url, (request, reply) => {
      if (allow?.(request, reply))
        reply.headers({
          'access-control-allow-methods': allowed.join(', '),
          'access-control-allow-headers': 'authorization, content-type, idempotency-key',
          'access-control-max-age': String(maxAgeSeconds),
        })
      return reply.code(204).send()
    })
  }
}
