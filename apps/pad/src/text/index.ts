import type * as zhTW from './zh-TW.ts'

export type Language = 'zh-TW' | 'en'
export type Words = typeof zhTW

/** `?lang=` first, then what the phone speaks. */
export function chooseLanguage(query: string, spoken: readonly string[]): Language {
  const asked = new URLSearchParams(query).get('lang') ?? spoken[0] ?? 'zh'
  return /^zh/i.test(asked) ? 'zh-TW' : 'en'
}

/** A phone loads one language. */
export const loadWords = (language: Language): Promise<Words> =>
  language === 'en' ? (import('./en.ts') as Promise<unknown> as Promise<Words>) : import('./zh-TW.ts')

export const fill = (text: string, n: string | number, of = '') =>
  text.replace('{n}', String(n)).replace('{of}', of)
