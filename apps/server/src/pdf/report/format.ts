import { type ParamsArgument, text, type TextKey, translate } from '../../text/text.ts'
import type { Language } from '@lumiroute/contract/text'

/** Counts, shares and times as a report prints them. */
export type Format = ReturnType<typeof createFormat>

export function createFormat(language: Language, timeZone: string) {
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, hour: '2-digit', minute: '2-digit' })
  const moment = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  return {
    say: <K extends TextKey>(key: K, ...params: ParamsArgument<K>) =>
      translate(text(key, ...params), language),
    count: (value: number | null) => (value === null ? '–' : value.toLocaleString('en-US')),
    /** Of thousandths. */
    share: (thousandths: number | null) => (thousandths === null ? '–' : `${(thousandths / 10).toFixed(1)}%`),
    clock: (ms: number) => clock.format(ms),
    moment: (ms: number) => moment.format(ms),
    join: (values: readonly string[]) => [...new Set(values)].join(language === 'en' ? ', ' : '、'),
  }
}
