import { defaultLanguage, type Language } from '@lumiroute/contract/text'
import type { FastifyRequest } from 'fastify'

const maxKept = 500
const parsed = new Map<string, Language>()

/** The account's language, otherwise the first supported one in the Accept-Language header. */
export function requestLanguage({ known, headers }: FastifyRequest): Language {
  return known?.actor?.language ?? acceptedLanguage(headers['accept-language'])
}

/** Browsers send few different headers, so each is parsed once. */
export function acceptedLanguage(header: string | undefined): Language {
  if (header === undefined) return defaultLanguage
  const known = parsed.get(header)
  if (known) return known
  const language = parseAcceptLanguage(header.slice(0, 500))
  if (parsed.size >= maxKept) parsed.clear()
  parsed.set(header, language)
  return language
}

function parseAcceptLanguage(header: string): Language {
  const wanted = header
    .split(',')
    .map(parseRange)
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
  for (const { tag } of wanted) {
    if (/^zh(-|$)/.test(tag) || tag === '*') return 'zh-TW'
    if (/^en(-|$)/.test(tag)) return 'en'
  }
  return defaultLanguage
}

function parseRange(range: string): { tag: string; quality: number } {
  const [tag = '', ...parameters] = range.toLowerCase().split(';')
  const q = parameters.map((each) => /^\s*q=([\d.]+)\s*$/.exec(each)?.[1]).find((each) => each !== undefined)
  return { tag: tag.trim(), quality: q === undefined ? 1 : Number(q) || 0 }
}
