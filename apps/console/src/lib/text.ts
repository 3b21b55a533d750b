import i18next from 'i18next'
import type { ParseKeys } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { zhTW } from '../text/zh-TW/index.ts'

export const languages = ['zh-TW', 'en'] as const
export type Language = (typeof languages)[number]
export type TextKey = ParseKeys

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: { translation: typeof zhTW }
  }
}

const kept = 'language'
const htmlLanguage: Record<Language, string> = { 'zh-TW': 'zh-Hant-TW', en: 'en' }

export const isLanguage = (value: string | null): value is Language =>
  languages.some((language) => language === value)

export async function changeLanguage(language: Language) {
  if (language === 'en' && !i18next.hasResourceBundle('en', 'translation')) {
    const { en } = await import('../text/en/index.ts')
    i18next.addResourceBundle('en', 'translation', en)
  }
  await i18next.changeLanguage(language)
  document.documentElement.lang = htmlLanguage[language]
  localStorage.setItem(kept, language)
}

export async function startText() {
  await i18next.use(initReactI18next).init({
    lng: 'zh-TW',
    fallbackLng: 'zh-TW',
    resources: { 'zh-TW': { translation: zhTW } },
    interpolation: { escapeValue: false },
  })
  const language = localStorage.getItem(kept)
  if (isLanguage(language) && language !== 'zh-TW') await changeLanguage(language)
}
