import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/db.ts'
import { bookings, broadcastRecords, screenBookings } from '../../../db/schema/index.ts'
import type { LockedAd } from './lock-ad.ts'

/** ISO dates compare as text. */
export const isAhead = (date: string, today: string) => date > today

export const pastDate = '日期需為明天以後'

/** What a form is told of dates that nobody can book any more. */
export const dateFaults = (dates: readonly string[], today: string): Record<string, string> =>
  dates.every((date) => isAhead(date, today)) ? {} : { 'ad_data.broadcastDate': pastDate }

export type Exchange = { dropped: string[]; added: string[] }

export const exchangeOf = (old: readonly string[], wanted: readonly string[]): Exchange => ({
  dropped: old.filter((date) => !wanted.includes(date)),
  added: wanted.filter((date) => !old.includes(date)),
})

const findRecords = (tx: Tx, adId: number) =>
  tx
    .select({ date: broadcastRecords.broadcastDate, startedAt: broadcastRecords.startDateTime })
    .from(broadcastRecords)
    .where(eq(broadcastRecords.adId, adId))

/** Dates that nobody can book any more, and nobody has. */
export async function findLateDates(tx: Tx, ad: LockedAd, today: string): Promise<string[]> {
  const late = ad.broadcastDates.filter((date) => !isAhead(date, today))
  if (late.length === 0) return []
  const known = new Set((await findRecords(tx, ad.id)).map(({ date }) => date))
  return late.filter((date) => !known.has(date))
}

/** Dates that went by without a broadcast: the store has paid for them and may have others in their place. */
export async function findLapsedDates(tx: Tx, ad: LockedAd, today: string): Promise<string[]> {
  const known = new Map((await findRecords(tx, ad.id)).map(({ date, startedAt }) => [date, startedAt]))
  // A day that was approved may still begin as long as it lasts.
  return ad.broadcastDates.filter((date) =>
    known.has(date) ? date < today && known.get(date) === null : !isAhead(date, today),
  )
}

/** Gives back days that will not be played; a record that has begun stays. */
export async function releaseDates(tx: Tx, adId: number, dates: readonly string[]): Promise<void> {
  if (dates.length === 0) return
  const days = [...dates]
  await tx
    .delete(broadcastRecords)
    .where(
      and(
        eq(broadcastRecords.adId, adId),
        inArray(broadcastRecords.broadcastDate, days),
        isNull(broadcastRecords.startDateTime),
      ),
    )
  for (const table of [bookings, screenBookings]) {
    const isUnplayed = sql`not exists (select from ${broadcastRecords} where ${broadcastRecords.adId} = ${adId}
      and ${broadcastRecords.broadcastDate} = ${table.date})`
    await tx.delete(table).where(and(eq(table.adId, adId), inArray(table.date, days), isUnplayed))
  }
}
