import type { TFunction } from 'i18next'
import type { Availability } from './use-availability.ts'

export type DayWords = {
  captionOf: (day: string) => string | undefined
  refusalOf: (day: string) => string | undefined
}
type Shown = {
  availability: Availability
  kind: 'vehicle' | 'screen'
  /** Name of what is booked, such as 公車 or a place. */
  type: string
  date: (day: string) => string
  /** The first selectable day; earlier days get no caption. */
  from: string
}

/** Caption of each calendar day, and why a day without a free vehicle or screen cannot be chosen. */
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

/** Chosen days that may end up without a vehicle: booked since, or requested by too many ads. */
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

/** Whether no remaining day of the month has a free vehicle; a month that has not loaded does not count. */
export function isWithoutVehicle(availability: Availability, month: string, from: string): boolean {
  const ahead = [...availability.values()].filter(({ date }) => date.startsWith(month) && date >= from)
  return ahead.length > 0 && ahead.every(({ free }) => free === 0)
}
