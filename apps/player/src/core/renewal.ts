/** Reloading a younger page has no benefit. */
const enoughMs = 20 * 3_600_000
/** The hour with the least traffic. */
const quietHour = 4
const formats = new Map<string, Intl.DateTimeFormat>()

function hourAt(ms: number, timeZone: string): number {
  const known = formats.get(timeZone)
  const format = known ?? new Intl.DateTimeFormat('en-GB', { timeZone, hour: 'numeric', hourCycle: 'h23' })
  formats.set(timeZone, format)
  return Number(format.format(ms))
}

export type RenewalMoment = {
  /** How long this page has been open. */
  upMs: number
  ms: number
  timeZone: string
  /** No paid content is playing. */
  isIdle: boolean
}

/** Reloads the page once a day: a browser that shows pictures for weeks leaks memory. */
export const isRenewalDue = ({ upMs, ms, timeZone, isIdle }: RenewalMoment): boolean =>
  upMs >= enoughMs && (isIdle || hourAt(ms, timeZone) === quietHour)
