const dayMs = 86_400_000
const formats = new Map<string, Intl.DateTimeFormat>()

function getFormat(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  formats.set(timeZone, format)
  return format
}

/** The date in the business time zone, whatever zone the device is set to. */
export const dateAt = (ms: number, timeZone: string): string => getFormat(timeZone).format(ms)

/** Today and tomorrow in the business zone: what may be due within 24 hours. */
export const nextDates = (ms: number, timeZone: string): string[] => [
  dateAt(ms, timeZone),
  dateAt(ms + dayMs, timeZone),
]
