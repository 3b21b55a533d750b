const minuteMs = 60_000

/** `2026-11-15 14:05` of the business as a moment; undefined for what is no such text. */
export function readBusinessMoment(text: string, timeZone: string): Date | undefined {
  const found = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[ T](\d{1,2}):(\d{2}))?$/.exec(text.trim())
  if (!found) return undefined
  const [year, month, day, hour, minute] = found.slice(1).map((part) => Number(part ?? 0)) as number[]
  const utc = Date.UTC(year as number, (month as number) - 1, day, hour, minute)
  const at = new Date(utc - offsetAt(new Date(utc), timeZone))
  const isReal =
    writeBusinessMoment(at, timeZone) === new Date(utc).toISOString().slice(0, 16).replace('T', ' ')
  return isReal && new Date(utc).getUTCDate() === day ? at : undefined
}

/** A moment as `2026-11-15 14:05` of the business. */
export const writeBusinessMoment = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).format(at)

function offsetAt(at: Date, timeZone: string): number {
  const local = Date.parse(`${writeBusinessMoment(at, timeZone).replace(' ', 'T')}:00Z`)
  return local - Math.floor(at.getTime() / minuteMs) * minuteMs
}
