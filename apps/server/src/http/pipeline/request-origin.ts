import type { FastifyRequest } from 'fastify'
import { consoleUrl, type Settings } from '../../settings.ts'

const plainHost = /^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i

/**
 * The origin under which the browser knows us. A session exists under one origin: a user of another name of
 * this machine would be signed out after returning to the configured one.
 */
export function requestOrigin({ protocol, host }: FastifyRequest, settings: Settings): string {
  if (settings.publicUrl) return settings.publicUrl
  return plainHost.test(host) ? `${protocol}://${host}` : consoleUrl(settings)
}
