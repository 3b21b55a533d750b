import { frontPath } from '@lumiroute/contract/member'
import type { SitemapItem, SitemapStore } from '../sitemap.queries.ts'

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** Codes of stores and items consist of letters, digits, underscores and hyphens: nothing needs escaping. */
const entry = (element: string, url: string, changedOn?: string) =>
  `<${element}><loc>${url}</loc>${changedOn ? `<lastmod>${changedOn}</lastmod>` : ''}</${element}>\n`

const itemPaths: Record<SitemapItem['kind'], (code: string) => string> = {
  category: (code) => `/products?cateCode=${code}`,
  product: (code) => `/products/${code}`,
  activity: (code) => `/activities/${code}`,
  coupon: (code) => `/coupons/${code}`,
}

export function writeSitemapIndex(
  origin: string,
  stores: { storeCode: string; changedOn: string }[],
): string {
  const entries = stores.map(({ storeCode }) =>
    entry('sitemap', `${origin}${frontPath(storeCode)}/sitemap.xml`),
  )
  return `${head}<sitemapindex ${namespace}>\n${entries.join('')}</sitemapindex>\n`
}

export function writeSitemap(
  origin: string,
  { storeCode, changedOn, hasMemberCard, items }: SitemapStore,
): string {
  const base = `${origin}${frontPath(storeCode)}`
  const entries = [
    entry('url', base, changedOn),
    ...['/products', '/info', ...(hasMemberCard ? ['/coupons', '/cards'] : [])].map((path) =>
      entry('url', `${base}${path}`),
    ),
    ...items.map(({ kind, code, changedOn: on }) => entry('url', `${base}${itemPaths[kind](code)}`, on)),
  ]
  return `${head}<urlset ${namespace}>\n${entries.join('')}</urlset>\n`
}

/** Only the store fronts, and what their pages show, are for search engines. */
export const writeRobots = (origin: string) =>
  [
    'User-agent: *',
    'Allow: /s/',
    'Allow: /shop/',
    'Allow: /api/files/',
    'Allow: /api/front/',
    'Allow: /favicon.svg',
    'Allow: /sitemap.xml',
    'Disallow: /api/',
    'Disallow: /g/',
    'Disallow: /q/',
    'Disallow: /',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
