import type { Ad } from '@lumiroute/contract/ad'
import type { TFunction } from 'i18next'

/** The wire carries them as one text: `2026-12-01,2026-12-02`. */
export const datesOf = ({ broadcastDate }: Pick<Ad, 'broadcastDate'>): string[] =>
  broadcastDate.split(',').filter(Boolean)

/** The first date and how many there are, as the specification writes it. */
export function datesText(t: TFunction, ad: Pick<Ad, 'broadcastDate'>): string {
  const dates = datesOf(ad)
  const [first] = dates
  return first ? t('ad.dates.some', { first, days: dates.length }) : t('ad.dates.none')
}
