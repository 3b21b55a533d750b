import { streamSources } from '@lumiroute/contract/stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Settings } from '../../settings.ts'

const getOrigin = (url: string | undefined) => (url ? new URL(url.replaceAll(/[{}]/g, '')).origin : '')

/** The host of LINE profile pictures. */
const lineProfiles = 'https://profile.line-scdn.net'

/**
 * Scripts only from our origin and never inline; styles may be inline, since the theme writes them at run
 * time.
 */
function contentPolicy({ mapTilesUrl, checkoutUrl, ecpay }: Settings): string {
  return [
    `default-src 'self'`,
    `script-src 'self'`,
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: blob: ${lineProfiles} ${getOrigin(mapTilesUrl)}`.trim(),
    `media-src 'self' blob:`,
    `connect-src 'self' ${getOrigin(mapTilesUrl)}`.trim(),
    `font-src 'self' data:`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self' ${getOrigin(ecpay?.base ?? checkoutUrl)}`.trim(),
    `frame-ancestors 'none'`,
  ].join('; ')
}

/** A live stream may come from anywhere, its worker only from our origin. */
const playerPolicy = (ancestors: string) =>
  [
    `default-src 'self'`,
    `script-src 'self'`,
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: blob:`,
    `media-src 'self' blob: ${streamSources}`,
    `connect-src 'self' ${streamSources}`,
    `worker-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors ${ancestors}`,
  ].join('; ')

/** JSON and files are never pages: nothing may run in them or frame them. */
const answerPolicy = `default-src 'none'; base-uri 'none'; frame-ancestors 'none'`

/**
 * The console frames this page to preview a stream, so that its own policy can stay closed to other hosts.
 */
const isStreamPreview = (url: string) => /^\/player\/stream\.html(?:[?]|$)/.test(url)
const isPlayer = (url: string) => /^\/player(?:[/?]|$)/.test(url)
const isAnswer = (url: string) => url.startsWith('/api') && !url.startsWith('/api/docs')

export function securityHeaders(settings: Settings) {
  const shared: Record<string, string> = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(settings.publicUrl?.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
  }
  const answers = { ...shared, 'content-security-policy': answerPolicy, 'cache-control': 'no-store' }
  const pages = {
    ...shared,
    'content-security-policy': contentPolicy(settings),
    'x-frame-options': 'DENY',
    'permissions-policy': 'camera=(self), microphone=(), geolocation=(self)',
  }
  const player = { ...pages, 'content-security-policy': playerPolicy(`'none'`) }
  const preview = {
    ...player,
    'content-security-policy': playerPolicy(`'self'`),
    'x-frame-options': 'SAMEORIGIN',
  }
  const buildHeaders = (url: string) => {
    if (isAnswer(url)) return answers
    if (isStreamPreview(url)) return preview
    return isPlayer(url) ? player : pages
  }
  return ({ id, url }: FastifyRequest, reply: FastifyReply): void => {
    reply.headers(buildHeaders(url))
    reply.header('x-request-id', id)
  }
}
