import type { Ad } from '@lumiroute/contract/ad'
import type { TFunction } from 'i18next'

/** On the wire: one string, `2026-12-01,2026-12-02`. */
export const getDates = ({ broadcastDate }: Pick<Ad, 'broadcastDate'>): string[] =>
  broadcastDate.split(',').filter(Boolean)

/** The first date and the number of dates, in the specification's format. */
export function datesText(t: TFunction, ad: Pick<Ad, 'broadcastDate'>): string {
  const dates = getDates(ad)
  const [first] = dates
  return first ? t('ad.dates.some', { first, days: dates.length }) : t('ad.dates.none')
}
