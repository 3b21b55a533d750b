import type { Tx } from '../../../db/db.ts'
import { type Text, text } from '../../../text/text.ts'
import type { LockedAd } from './lock-ad.ts'
import { deleteUnplayedDates, listCompensatedDates, listRecords } from './queries/broadcast-date.queries.ts'

/** ISO dates compare as text. */
export const isAhead = (date: string, today: string) => date > today

/** The field error for dates that can no longer be booked. */
export const findDateFaults = (dates: readonly string[], today: string): Record<string, Text> =>
  dates.every((date) => isAhead(date, today)) ? {} : { 'ad_data.broadcastDate': text('ad.dateNotAhead') }

export type DateChange = { dropped: string[]; added: string[] }

export const compareDates = (old: readonly string[], wanted: readonly string[]): DateChange => ({
  dropped: old.filter((date) => !wanted.includes(date)),
  added: wanted.filter((date) => !old.includes(date)),
})

/** Dates that can no longer be booked and were not booked before. */
export async function findLateDates(tx: Tx, ad: LockedAd, today: string): Promise<string[]> {
  const late = ad.broadcastDates.filter((date) => !isAhead(date, today))
  if (late.length === 0) return []
  const recorded = new Set((await listRecords(tx, ad.id)).map(({ date }) => date))
  return late.filter((date) => !recorded.has(date))
}

/** Dates that passed without a broadcast: the store has paid for them and may choose others instead. */
export async function findLapsedDates(tx: Tx, ad: LockedAd, today: string): Promise<string[]> {
  const starts = new Map((await listRecords(tx, ad.id)).map(({ date, startedAt }) => [date, startedAt]))
  const compensated = new Set(await listCompensatedDates(tx, ad.id))
  // An approved broadcast may still start until the end of its day.
  return ad.broadcastDates.filter((date) =>
    compensated.has(date)
      ? false
      : starts.has(date)
        ? date < today && starts.get(date) === null
        : !isAhead(date, today),
  )
}

/** Frees the vehicles and screens of dates that will not be played; a record that has started stays. */
export async function releaseDates(tx: Tx, adId: number, dates: readonly string[]): Promise<void> {
  if (dates.length > 0) await deleteUnplayedDates(tx, adId, [...dates])
}
