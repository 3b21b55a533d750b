import type { Language } from '@lumiroute/contract/text'
import type { FastifyRequest } from 'fastify'
import { readCookies } from '../../../../http/pipeline/request-cookies.ts'
import { acceptedLanguage } from '../../../../http/pipeline/request-language.ts'

/** Written by the front when somebody chooses a language; only sent to its pages. */
const languageCookie = 'shop_language'

/** Longer than any address that the front itself writes. */
const maxLength = 2000

/** They say where a visitor came from. The page is the same, so all visitors of a message share one document. */
const isOrigin = (name: string) =>
  name === 't' || /^(?:utm_\w+|fbclid|gclid|liff\..*|liffClientId|liffRedirectUri)$/.test(name)

export type PageAddress = { url: string; language: Language }

/** Undefined for an address that no page has. */
export function readAddress(request: FastifyRequest): PageAddress | undefined {
  const { url, headers } = request
  if (url.length > maxLength || /%00/.test(url)) return undefined
  const [path = '', search = ''] = url.split(/\?(.*)/s)
  const kept = new URLSearchParams(search)
  for (const name of new Set(kept.keys())) if (isOrigin(name)) kept.delete(name)
  const query = kept.toString()
  return {
    url: query ? `${path}?${query}` : path,
    language:
      chosenLanguage(kept.get('lang')) ??
      chosenLanguage(readCookies(request).get(languageCookie)) ??
      acceptedLanguage(headers['accept-language']),
  }
}

function chosenLanguage(lang: string | null | undefined): Language | undefined {
  if (lang === 'en') return 'en'
  return lang === 'zh-TW' ? 'zh-TW' : undefined
}
