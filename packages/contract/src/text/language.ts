export const languages = ['zh-TW', 'en'] as const
export type Language = (typeof languages)[number]
export const defaultLanguage: Language = 'zh-TW'

export const isLanguage = (value: unknown): value is Language =>
  languages.some((language) => language === value)
