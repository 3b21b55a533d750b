import type { FastifyRequest } from 'fastify'
import { consoleUrl, type Settings } from '../../settings.ts'

const plainHost = /^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i

/**
 * The address under which the person's browser knows us. A session lives under one address alone: whoever came by
 * another name of this machine would find nobody signed in after a way back to the configured one.
 */
export function requestOrigin({ protocol, host }: FastifyRequest, settings: Settings): string {
  if (settings.publicUrl) return settings.publicUrl
  return plainHost.test(host) ? `${protocol}://${host}` : consoleUrl(settings)
}
