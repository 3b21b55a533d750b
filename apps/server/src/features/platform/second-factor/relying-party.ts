import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { requestOrigin } from '../../../http/pipeline/request-origin.ts'
import type { Settings } from '../../../settings.ts'

/** This installation, as WebAuthn names it: passkeys belong to its host name. */
export type RelyingParty = { id: string; origin: string }

export function getRelyingParty(request: FastifyRequest, settings: Settings): RelyingParty {
  const { hostname, origin } = new URL(requestOrigin(request, settings))
  return { id: hostname, origin }
}

const isLocal = (host: string) => host === 'localhost' || host.endsWith('.localhost')

/** Browsers have passkeys for host names over https, and for localhost; never for an IP address. */
export const allowsPasskeys = ({ id, origin }: RelyingParty): boolean =>
  isLocal(id) || (origin.startsWith('https:') && isIP(id.replaceAll(/[[\]]/g, '')) === 0)
