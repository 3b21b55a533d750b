import { defaultLanguage, type Language } from '@lumiroute/contract/text'
import type { FastifyRequest } from 'fastify'

/** The account's language, otherwise the first supported one in the Accept-Language header. */
export function requestLanguage({ known, headers }: FastifyRequest): Language {
  return known?.actor?.language ?? acceptedLanguage(headers['accept-language'])
}

export const acceptedLanguage = (header: string | undefined): Language =>
  header === undefined ? defaultLanguage : parseAcceptLanguage(header.slice(0, 500))

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
