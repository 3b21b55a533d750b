const minuteMs = 60_000

/** `2026-11-15 14:05` in business time as a Date; undefined for any other text. */
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

const formats = new Map<string, Intl.DateTimeFormat>()

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  formats.set(timeZone, made)
  return made
}

/** A Date as `2026-11-15 14:05` in business time. */
export const writeBusinessMoment = (at: Date, timeZone: string): string => formatIn(timeZone).format(at)

/** A timestamp as in responses: `2026-11-15T14:05:00.000+08:00`. */
export function formatMoment(at: Date, timeZone: string): string {
  const offset = offsetAt(at, timeZone)
  return `${new Date(at.getTime() + offset).toISOString().slice(0, -1)}${offsetText(offset)}`
}

function offsetText(offsetMs: number): string {
  const minutes = Math.abs(offsetMs) / minuteMs
  const two = (value: number) => String(value).padStart(2, '0')
  return `${offsetMs < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

const momentText = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:[.,]\d+)?)?(Z|[+-]\d\d(?::?\d\d)?)?$/i

/** True for a timestamp without the business offset, such as `2026-11-15T06:05:00Z`. */
export function isForeignMoment(text: string, timeZone: string): boolean {
  const found = momentText.exec(text)
  return found !== null && found[1] !== offsetText(offsetAt(new Date(text), timeZone))
}

function offsetAt(at: Date, timeZone: string): number {
  const local = Date.parse(`${writeBusinessMoment(at, timeZone).replace(' ', 'T')}:00Z`)
  return local - Math.floor(at.getTime() / minuteMs) * minuteMs
}
