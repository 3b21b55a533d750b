import type { TFunction } from 'i18next'
import type { Availability } from './use-availability.ts'

export type DayWords = {
  captionOf: (day: string) => string | undefined
  refusalOf: (day: string) => string | undefined
}
type Shown = {
  availability: Availability
  /** Vehicles of a type, or screens. */
  kind: 'vehicle' | 'screen'
  /** What is booked, such as 公車 or the name of a place. */
  type: string
  date: (day: string) => string
  /** The first day that can be chosen; of those before it there is nothing to say. */
  from: string
}

/** What the calendar says of each day, and why a day without a free vehicle or screen is not taken. */
export function dayWords(t: TFunction, { availability, kind, type, date, from }: Shown): DayWords {
  return {
    captionOf: (day) => {
      const known = availability.get(day)
      if (!known || day < from) return undefined
      if (known.free > 0) return t('ad.days.free', { free: known.free })
      return known.total > 0 ? t('ad.days.full') : t(`ad.days.none.${kind}`)
    },
    refusalOf: (day) => {
      const known = availability.get(day)
      if (!known || known.free > 0) return undefined
      return t(`ad.days.${known.total > 0 ? 'fullReason' : 'noneReason'}.${kind}`, { date: date(day), type })
    },
  }
}

/** Chosen days that may end without a vehicle: booked by others since, or wanted by more ads than there are vehicles. */
export function dayWarnings(t: TFunction, days: readonly string[], shown: Shown): string[] {
  const { kind, type } = shown
  return days.flatMap((day) => {
    const known = shown.availability.get(day)
    if (!known) return []
    const { free, waiting } = known
    const date = shown.date(day)
    if (free === 0) return [t(`ad.days.gone.${kind}`, { date, type })]
    return waiting >= free ? [t(`ad.days.crowded.${kind}`, { date, free, waiting, type })] : []
  })
}

/** No day of the month that is still ahead has a free vehicle; an unknown month is not empty. */
export function isWithoutVehicle(availability: Availability, month: string, from: string): boolean {
  const ahead = [...availability.values()].filter(({ date }) => date.startsWith(month) && date >= from)
  return ahead.length > 0 && ahead.every(({ free }) => free === 0)
}
