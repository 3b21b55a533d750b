import type { CheckId } from '@lumiroute/evidence/bundle'
import type * as zhTW from './zh-TW.ts'

export type Language = 'zh-TW' | 'en'
type Pair = readonly [string, string]
export type Words = Omit<typeof zhTW, 'troubles' | 'checks'> & {
  troubles: Record<keyof typeof zhTW.troubles, Pair>
  checks: Record<CheckId, Pair>
}

/** `?lang=` first, then what the browser speaks. */
export function chooseLanguage(query: string, spoken: readonly string[]): Language {
  const asked = new URLSearchParams(query).get('lang') ?? spoken[0] ?? 'zh'
  return /^zh/i.test(asked) ? 'zh-TW' : 'en'
}

/** A visitor loads one language. */
export const loadWords = (language: Language): Promise<Words> =>
  language === 'en' ? import('./en.ts') : import('./zh-TW.ts')

export const fill = (text: string, values: Record<string, string | number>) =>
  text.replace(/\{(\w+)\}/g, (whole, key: string) => String(values[key] ?? whole))
