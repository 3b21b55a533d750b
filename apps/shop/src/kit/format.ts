import type { Language } from '../text/language.ts'

/** NT$1,234; the same on the server and in every browser. */
export const formatMoney = (amount: number) =>
  `${amount < 0 ? '-' : ''}NT$${String(Math.abs(amount)).replace(/\B(?=(\d{3})+$)/g, ',')}`

export const formatCount = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, ',')

const weekdays: Record<Language, readonly string[]> = {
  'zh-TW': ['日', '一', '二', '三', '四', '五', '六'],
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
}

/** Times of the server are ISO strings with Taiwan's offset: they are shown without conversion. */
export function formatDate(time: string, language: Language): string {
  const [year = 0, month = 1, day = 1] = time.slice(0, 10).split('-').map(Number)
  const weekday = weekdays[language][new Date(Date.UTC(year, month - 1, day)).getUTCDay()] ?? ''
  const date = time.slice(0, 10).replace(/-/g, '/')
  return language === 'en' ? `${date} (${weekday})` : `${date}（${weekday}）`
}

export const formatTime = (time: string, language: Language) =>
  `${formatDate(time, language)}${language === 'en' ? ' ' : ''}${time.slice(11, 16)}`

/** Fills {name} in a text. */
export const fill = (text: string, values: Record<string, string | number>) =>
  text.replace(/\{(\w+)\}/g, (found, name: string) => String(values[name] ?? found))
