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
const playerPolicy = (ancestors: string, sockets: string) =>
  [
    `default-src 'self'`,
    `script-src 'self'`,
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: blob:`,
    `media-src 'self' blob: ${streamSources}`,
    `connect-src 'self' ${streamSources} ${sockets}`.trim(),
    `worker-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors ${ancestors}`,
  ].join('; ')

/** Pages whose style sheet is part of them. */
const padPolicy = (sockets: string) =>
  [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'unsafe-inline'`,
    `img-src 'self'`,
    `connect-src 'self' ${sockets}`.trim(),
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ')

/** What the LIFF SDK of LINE loads and calls. */
const liff = {
  scripts: 'https://static.line-scdn.net',
  calls: 'https://api.line.me https://access.line.me https://liff.line.me https://liffsdk.line-scdn.net',
}

/** The store front; the console shows it in a frame. */
const shopPolicy = ({ checkoutUrl, ecpay }: Settings) =>
  [
    `default-src 'self'`,
    `script-src 'self' ${liff.scripts}`,
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: blob: ${lineProfiles}`,
    `media-src 'self' blob:`,
    `connect-src 'self' ${liff.calls}`,
    `worker-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self' ${getOrigin(ecpay?.base ?? checkoutUrl)}`.trim(),
    `frame-ancestors 'self'`,
  ].join('; ')

/** What a host name and port consist of: a header must not add a rule of its own. */
const isHost = (host: string) => /^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i.test(host)

/**
 * Sockets to the host of the page: older Safari does not match them by 'self'. A proxy that changes the host leaves
 * the public one.
 */
function socketSources({ publicUrl }: Settings, host: string): string {
  const hosts = [host, ...(publicUrl ? [new URL(publicUrl).host] : [])]
  return [...new Set(hosts.filter(isHost))].flatMap((each) => [`wss://${each}`, `ws://${each}`]).join(' ')
}

/** JSON and files are never pages: nothing may run in them or frame them. */
const answerPolicy = `default-src 'none'; base-uri 'none'; frame-ancestors 'none'`

/**
 * The console frames this page to preview a stream, so that its own policy can stay closed to other hosts.
 */
const isStreamPreview = (url: string) => /^\/player\/stream\.html(?:[?]|$)/.test(url)
const isPlayer = (url: string) => /^\/player(?:[/?]|$)/.test(url)
const isPad = (url: string) => /^\/(?:g|pad)(?:[/?]|$)/.test(url)
const isVerify = (url: string) => /^\/(?:v|verify)(?:[/?]|$)/.test(url)
const isShop = (url: string) => /^\/(?:s|shop)\//.test(url)
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
  const preview = {
    ...pages,
    'content-security-policy': playerPolicy(`'self'`, ''),
    'x-frame-options': 'SAMEORIGIN',
  }
  const shop = { ...pages, 'content-security-policy': shopPolicy(settings), 'x-frame-options': 'SAMEORIGIN' }
  const verify = { ...pages, 'content-security-policy': padPolicy('') }
  const withSockets = (policy: (sockets: string) => string, host: string) => ({
    ...pages,
    'content-security-policy': policy(socketSources(settings, host)),
  })
  const buildHeaders = (url: string, host: string) => {
    if (isAnswer(url)) return answers
    if (isStreamPreview(url)) return preview
    if (isShop(url)) return shop
    if (isVerify(url)) return verify
    if (isPad(url)) return withSockets(padPolicy, host)
    return isPlayer(url) ? withSockets((sockets) => playerPolicy(`'none'`, sockets), host) : pages
  }
  return ({ id, url, host }: FastifyRequest, reply: FastifyReply): void => {
    reply.headers(buildHeaders(url, host))
    reply.header('x-request-id', id)
  }
}
