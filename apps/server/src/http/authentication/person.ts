import type { FastifyRequest } from 'fastify'
import { AppError } from '../../errors/app-error.ts'

const machines =
  /bot\b|bot\/|crawl|spider|slurp|preview|facebookexternalhit|line-poker|whatsapp\/|telegrambot|embedly|curl\/|wget\/|python-|go-http/i

function isLookAhead({ method, headers }: FastifyRequest): boolean {
  const purpose = [headers['sec-purpose'], headers.purpose, headers['x-moz']].join(' ')
  return method !== 'GET' || /prefetch|preview|prerender/i.test(purpose)
}

/** For a GET that changes something: a browser's prefetch must not trigger it. */
export function refuseLookAhead(request: FastifyRequest): void {
  if (isLookAhead(request)) throw new AppError('http.prefetchRefused')
}

/** Programs that preview a link do not count as visits. */
export function isPerson(request: FastifyRequest): boolean {
  if (isLookAhead(request)) return false
  const { headers } = request
  const agent = headers['user-agent'] ?? ''
  return agent !== '' && !machines.test(agent)
}
