import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Settings } from '../settings.ts'

const originOf = (url: string | undefined) => (url ? new URL(url.replaceAll(/[{}]/g, '')).origin : '')

/** Scripts only from ourselves and never inline; styles may be inline, since the theme writes them at run time. */
function contentPolicy({ mapTilesUrl, checkoutUrl }: Settings): string {
  return [
    `default-src 'self'`,
    `script-src 'self'`,
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: blob: ${originOf(mapTilesUrl)}`.trim(),
    `media-src 'self' blob:`,
    `connect-src 'self' ${originOf(mapTilesUrl)}`.trim(),
    `font-src 'self' data:`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self' ${originOf(checkoutUrl)}`.trim(),
    `frame-ancestors 'none'`,
  ].join('; ')
}

export function securityHeaders(settings: Settings) {
  const fixed: Record<string, string> = {
    'content-security-policy': contentPolicy(settings),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(self)',
    ...(settings.publicUrl?.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
  }
  return async (request: FastifyRequest, reply: FastifyReply) => {
    reply.headers(fixed)
    reply.header('x-request-id', request.id)
    if (request.url.startsWith('/api')) reply.header('cache-control', 'no-store')
  }
}
