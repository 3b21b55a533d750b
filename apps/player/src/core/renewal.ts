/** Younger pages have nothing to gain. */
const enoughMs = 20 * 3_600_000
/** The hour at which the road is empty. */
const quietHour = 4
const formats = new Map<string, Intl.DateTimeFormat>()

function hourAt(ms: number, timeZone: string): number {
  const known = formats.get(timeZone)
  const format = known ?? new Intl.DateTimeFormat('en-GB', { timeZone, hour: 'numeric', hourCycle: 'h23' })
  formats.set(timeZone, format)
  return Number(format.format(ms))
}

export type RenewalMoment = {
  /** How long this page has been up. */
  upMs: number
  ms: number
  timeZone: string
  /** Nothing that was paid for is on. */
  isIdle: boolean
}

/** Once a day the page is loaded anew: a browser that shows pictures for weeks keeps a little of each. */
export const isRenewalDue = ({ upMs, ms, timeZone, isIdle }: RenewalMoment): boolean =>
  upMs >= enoughMs && (isIdle || hourAt(ms, timeZone) === quietHour)
