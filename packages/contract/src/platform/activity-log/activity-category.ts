import type { Category } from './category.ts'

/** Category of each path of the specification; `*` matches one segment. */
const places: Record<string, Category> = {
  '/store': 'storeInfo',
  '/thirdparty': 'storeInfo',
  '/files': 'storeInfo',
  '/upload': 'storeInfo',
  '/product': 'storeInfo',
  '/v1/product': 'storeInfo',
  '/category': 'storeInfo',
  '/activity': 'storeInfo',
  '/v1/activity': 'storeInfo',
  '/banner': 'storeInfo',
  '/member': 'storeInfo',
  '/coupon': 'storeInfo',
  '/pointcard': 'storeInfo',
  '/message': 'storeInfo',
  '/shop': 'storeInfo',
  '/front': 'storeInfo',
  '/s': 'storeInfo',
  '/s/*/cart': 'order',
  '/s/*/checkout': 'order',
  '/s/*/orders': 'order',
  '/s/*/game': 'gameUse',
  '/storeAdmin': 'account',
  '/storeFirstAdmin': 'account',
  '/auth': 'account',
  '/transparency-log/mail': 'account',
  '/playlist': 'playlist',
  '/material': 'playlist',
  '/store/*/upload/material': 'playlist',
  '/upload/store/*/material': 'playlist',
  '/ad': 'adSubscription',
  '/ad/check': 'adSubscription',
  '/store/*/upload/ad': 'adSubscription',
  '/upload/store/*/ad': 'adSubscription',
  '/ad/record': 'adRecord',
  '/ad/*/record': 'adRecord',
  '/make-good': 'adRecord',
  '/effect/ad': 'adEffect',
  '/effect/funnel': 'adEffect',
  '/report': 'adEffect',
  '/effect/game': 'gameEffect',
  '/order': 'order',
  '/v1/order': 'order',
  '/audit/export': 'download',
  '/download': 'download',
  '/store/*/download': 'download',
  '/game': 'gameUse',
  '/playbox': 'playEffect',
  '/playbox/game': 'gameUse',
  '/playbox/stream': 'stream',
  '/playbox/record/stream': 'stream',
  '/stream': 'stream',
  '/streaming': 'stream',
}

type Place = { parts: string[]; category: Category }

const longestFirst: Place[] = Object.entries(places)
  .map(([path, category]) => ({ parts: getParts(path), category }))
  .sort((a, b) => b.parts.length - a.parts.length)

function getParts(path: string): string[] {
  return path.split('/').filter((part) => part !== '')
}

/** Only the path: the origin is irrelevant, and the query may contain a token. */
export function pathOfUrl(url: string): string {
  const path = url.replace(/^(?:[a-z][a-z\d+.-]*:)?\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '')
  return path.startsWith('/') ? path : `/${path}`
}

/** The category of a call to this URL; null for none. */
export function categoryOfPath(url: string): Category | null {
  const parts = getParts(pathOfUrl(url))
  const called = parts[0] === 'api' ? parts.slice(1) : parts
  return longestFirst.find((place) => isUnder(place, called))?.category ?? null
}

const isUnder = ({ parts }: Place, called: string[]) =>
  parts.every((part, index) => (part === '*' ? called[index] !== undefined : part === called[index]))
