import type { Language, Words } from '../text/index.ts'

/** What every section needs to write its texts. */
export type Page = { words: Words; t: Words['texts']; language: Language }

const locales = { 'zh-TW': 'zh-Hant-TW', en: 'en-GB' } as const

export const formatNumber = ({ language }: Page, value: number) =>
  new Intl.NumberFormat(locales[language]).format(value)

/** Thousandths as a percentage with one decimal. */
export const formatShare = ({ language }: Page, thousandths: number) =>
  new Intl.NumberFormat(locales[language], { style: 'percent', maximumFractionDigits: 1 }).format(
    thousandths / 1000,
  )

/** A date of the calendar, without a time zone. */
export const formatDate = ({ language }: Page, date: string) =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(date))

export function formatMoment({ language }: Page, moment: string, timeZone: string) {
  const options = { dateStyle: 'medium', timeStyle: 'short' } as const
  try {
    return new Intl.DateTimeFormat(locales[language], { ...options, timeZone }).format(new Date(moment))
  } catch {
    // A zone that this browser does not know.
    return new Intl.DateTimeFormat(locales[language], { ...options, timeZone: 'UTC' }).format(
      new Date(moment),
    )
  }
}
