import type { FastifyRequest } from 'fastify'

const machines =
  /bot\b|bot\/|crawl|spider|slurp|preview|facebookexternalhit|line-poker|whatsapp\/|telegrambot|embedly|curl\/|wget\/|python-|go-http/i

/** Programs that look at a link before a person does count for nobody. */
export function isPerson({ method, headers }: FastifyRequest): boolean {
  const purpose = [headers['sec-purpose'], headers.purpose, headers['x-moz']].join(' ')
  if (method !== 'GET' || /prefetch|preview|prerender/i.test(purpose)) return false
  const agent = headers['user-agent'] ?? ''
  return agent !== '' && !machines.test(agent)
}
