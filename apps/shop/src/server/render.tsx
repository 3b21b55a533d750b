import { readFileSync } from 'node:fs'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { AnswerCache } from '../api/answer-cache.ts'
import type { App } from '../app/app-context.ts'
import { describePage, type Description } from '../app/describe-page.ts'
import { loadPage } from '../app/pages.tsx'
import type { Place } from '../app/place.ts'
import { findPlace, routes } from '../app/routes.ts'
import { ShopApp } from '../app/shop-app.tsx'
import { MemberSession } from '../session/member-session.ts'
import type { Language } from '../text/language.ts'
import { loadTexts } from '../text/texts.ts'
import { escapeHtml, stringifyForScript } from './escape.ts'
import { findFiles } from './find-files.ts'

type Answers = Record<string, { status: number; body: unknown }>
type PageRequest = { url: string; origin: string; language: Language; answers: Answers }

/** Built beside this file: the page with the client's files in it. */
const built = readFileSync(new URL('../index.html', import.meta.url), 'utf8')

/** Scripts come after the content, so that on a slow connection the first picture is not behind them. */
const scriptTags = /\s*<script type="module"[^>]*><\/script>/g
const template = built
  .replaceAll(scriptTags, '')
  .replace('</body>', `${(built.match(scriptTags) ?? []).join('')}\n  </body>`)

const placeOf = (url: string): Place => {
  const [path = '', query = ''] = url.split('?')
  return findPlace(path, new URLSearchParams(query))
}

/** Paths below /api of what the page shows. */
export function listReads(url: string): string[] {
  const place = placeOf(url)
  return routes[place.name].reads(place).map(({ path }) => path)
}

/** The whole document of a page, rendered with the answers of its reads. */
export async function renderDocument(request: PageRequest): Promise<{ status: number; html: string }> {
  const { url, origin, language, answers } = request
  const place = placeOf(url)
  const [t] = await Promise.all([loadTexts(language), loadPage(place.name)])
  const cache = new AnswerCache(() => Promise.reject(new Error('the server reads before it renders')))
  for (const [key, { status, body }] of Object.entries(answers)) cache.fill(key, status, body)
  const session = new MemberSession(place.storeCode)
  const app: App = { storeCode: place.storeCode, language, t, cache, session, isPreview: false }
  const body = renderToString(
    <StrictMode>
      <ShopApp app={app} url={url} />
    </StrictMode>,
  )
  const description = describePage(place, cache, t)
  const files = findFiles(place.name, language)
  const data = [
    `<script type="application/json" id="answers">${stringifyForScript(answers)}</script>`,
    ...files.map((file) => `<link rel="modulepreload" crossorigin href="${escapeHtml(file)}">`),
  ].join('\n    ')
  const html = template
    .replace('<html lang="zh-Hant-TW">', `<html lang="${language === 'en' ? 'en' : 'zh-Hant-TW'}">`)
    .replace('<!--head-->', () => buildHead({ place, url, origin, language, description }))
    .replace('<!--body-->', () => body)
    .replace('<!--data-->', () => data)
  return { status: statusOf(answers, description), html }
}

function statusOf(answers: Answers, { isFound }: Description): number {
  const failed = Object.values(answers).find(({ status }) => status >= 500)
  return failed ? 503 : isFound ? 200 : 404
}

type Head = { place: Place; url: string; origin: string; language: Language; description: Description }

function buildHead({ place, url, origin, language, description }: Head): string {
  const { title, text, image, isFound } = description
  const [path = '', query = ''] = url.split('?')
  const given = [...new URLSearchParams(query)]
  const kept = new URLSearchParams(given.filter(([name]) => canonicalNames.has(name)))
  const canonical = `${origin}${path}${kept.size > 0 ? `?${kept.toString()}` : ''}`
  const isIndexed = isFound && indexed.has(place.name)
  const metas: [string, string, string][] = [
    ['name', 'description', text],
    ['property', 'og:type', place.name === 'product' ? 'product' : 'website'],
    ['property', 'og:title', title],
    ['property', 'og:description', text],
    ['property', 'og:url', canonical],
    ['property', 'og:locale', language === 'en' ? 'en_US' : 'zh_TW'],
    ...(image ? ([['property', 'og:image', `${origin}${image}`]] as [string, string, string][]) : []),
    ['name', 'twitter:card', image ? 'summary_large_image' : 'summary'],
    ...(isIndexed ? [] : ([['name', 'robots', 'noindex']] as [string, string, string][])),
  ]
  return [
    `<title>${escapeHtml(title)}</title>`,
    ...metas.filter(([, , content]) => content).map(writeMeta),
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    `<link rel="manifest" href="/s/${encodeURIComponent(place.storeCode)}/manifest.webmanifest">`,
  ].join('\n    ')
}

const canonicalNames = new Set(['cateCode', 'q', 'sort', 'page'])
const indexed = new Set<string>([
  'home',
  'products',
  'product',
  'activity',
  'info',
  'coupons',
  'coupon',
  'cards',
])

const writeMeta = ([kind, name, content]: [string, string, string]) =>
  `<meta ${kind}="${name}" content="${escapeHtml(content)}">`
