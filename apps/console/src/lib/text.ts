import { isLanguage } from '@lumiroute/contract/text'
import type { Language } from '@lumiroute/contract/text'
import i18next from 'i18next'
import type { ParseKeys } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { first } from '../text/zh-TW/first.ts'
import type { zhTW } from '../text/zh-TW/index.ts'

export type TextKey = ParseKeys

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: { translation: typeof zhTW }
  }
}

const kept = 'language'
const htmlLanguage: Record<Language, string> = { 'zh-TW': 'zh-Hant-TW', en: 'en' }
export type TextArea = 'common' | 'ads' | 'insight' | 'security' | 'shop' | 'start'

const load: Record<Language, Record<TextArea, () => Promise<object>>> = {
  'zh-TW': {
    common: async () => (await import('../text/zh-TW/common.ts')).common,
    ads: async () => (await import('../text/zh-TW/ads.ts')).ads,
    insight: async () => (await import('../text/zh-TW/insight.ts')).insight,
    security: async () => (await import('../text/zh-TW/security.ts')).security,
    shop: async () => (await import('../text/zh-TW/shop.ts')).shop,
    start: async () => (await import('../text/zh-TW/start.ts')).start,
  },
  en: {
    common: async () => {
      const [{ first: signIn }, { common }] = await Promise.all([
        import('../text/en/first.ts'),
        import('../text/en/common.ts'),
      ])
      return { ...signIn, ...common }
    },
    ads: async () => (await import('../text/en/ads.ts')).ads,
    insight: async () => (await import('../text/en/insight.ts')).insight,
    security: async () => (await import('../text/en/security.ts')).security,
    shop: async () => (await import('../text/en/shop.ts')).shop,
    start: async () => (await import('../text/en/start.ts')).start,
  },
}

const asked = new Set<TextArea>(['common'])
const complete = new Set<string>()

async function loadArea(language: Language, area: TextArea) {
  if (complete.has(`${language} ${area}`)) return
  i18next.addResourceBundle(language, 'translation', await load[language][area](), true, true)
  complete.add(`${language} ${area}`)
}

const loadLanguage = (language: Language) => Promise.all([...asked].map((area) => loadArea(language, area)))

/** Every page but sign-in waits for this: its texts are not in the first load. */
export async function loadTexts(area: TextArea = 'common') {
  asked.add(area)
  // The dashboard also uses the texts of ads and first steps.
  if (area === 'insight') asked.add('ads').add('start')
  // The router starts to load its first page before anything is rendered.
  await startText()
  await loadLanguage(isLanguage(i18next.language) ? i18next.language : 'zh-TW')
}

export async function changeLanguage(language: Language) {
  await loadLanguage(language)
  await i18next.changeLanguage(language)
  document.documentElement.lang = htmlLanguage[language]
  localStorage.setItem(kept, language)
}

let started: Promise<void> | undefined
export const startText = () => (started ??= start())

async function start() {
  await i18next.use(initReactI18next).init({
    lng: 'zh-TW',
    fallbackLng: 'zh-TW',
    resources: { 'zh-TW': { translation: first } },
    interpolation: { escapeValue: false },
    react: { bindI18nStore: 'added' },
  })
  const language = localStorage.getItem(kept)
  if (isLanguage(language) && language !== 'zh-TW') await changeLanguage(language)
}
