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

/** The date on the wall of the place where the ads were booked, whatever zone the box is set to. */
export const dateAt = (ms: number, timeZone: string): string => getFormat(timeZone).format(ms)

/** Today and tomorrow there: what may be due within the next 24 hours. */
export const nextDates = (ms: number, timeZone: string): string[] => [
  dateAt(ms, timeZone),
  dateAt(ms + dayMs, timeZone),
]
