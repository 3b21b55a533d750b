/** Default zone until the installation's is known. */
let zone = 'Asia/Taipei'
let clock: Intl.DateTimeFormat | undefined
const offsets = new Map<number, number>()

const dayMs = 86_400_000
/** Offsets only change at quarters of an hour. */
const quarterMs = 900_000

/** Called once with the zone from GET /config; the browser's zone is never used. */
export function setBusinessZone(name: string) {
  zone = name
  clock = undefined
  offsets.clear()
}

function measureOffset(ms: number): number {
  clock ??= new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    era: 'short',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  const parts = Object.fromEntries(clock.formatToParts(ms).map(({ type, value }) => [type, value]))
  const [year, month, day, hour, minute, second] = (
    ['year', 'month', 'day', 'hour', 'minute', 'second'] as const
  ).map((name) => Number(parts[name])) as [number, number, number, number, number, number]
  return Date.UTC(parts.era === 'BC' ? 1 - year : year, month - 1, day, hour, minute, second) - ms
}

/** Cached, since Intl is too slow for 10,000 rows. */
function offsetAt(ms: number): number {
  const known = offsets.get(ms)
  if (known !== undefined) return known
  const offset = measureOffset(ms)
  offsets.set(ms, offset)
  return offset
}

/** Offset of the business zone from UTC. */
export function zoneOffsetMs(ms: number): number {
  const day = Math.floor(ms / dayMs) * dayMs
  const offset = offsetAt(day)
  return offset === offsetAt(day + dayMs) ? offset : offsetAt(Math.floor(ms / quarterMs) * quarterMs)
}

/** Converts a business-zone wall time, given as if it were UTC, to Unix milliseconds. */
export function momentOfWall(wallMs: number): number {
  const guess = wallMs - zoneOffsetMs(wallMs)
  return wallMs - zoneOffsetMs(guess)
}
