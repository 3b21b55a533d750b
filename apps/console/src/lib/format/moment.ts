import { momentOfWall, zoneOffsetMs } from '../zone.ts'

const two = (figure: number) => String(figure).padStart(2, '0')

/** For example +08:00. */
function offsetText(offsetMs: number): string {
  const minutes = Math.round(Math.abs(offsetMs) / 60_000)
  return `${offsetMs < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

/** A time as YYYY-MM-DDTHH:mm in the business zone; '' for none. */
export function toWallTime(moment: string | null): string {
  const ms = moment ? Date.parse(moment) : Number.NaN
  return Number.isNaN(ms) ? '' : new Date(ms + zoneOffsetMs(ms)).toISOString().slice(0, 16)
}

/** The time for a wall clock text in the business zone; null for none. */
export function toMoment(wallTime: string): string | null {
  if (!wallTime) return null
  const wallMs = Date.parse(`${wallTime}:00Z`)
  const offset = Number.isNaN(wallMs) ? 0 : wallMs - momentOfWall(wallMs)
  return `${wallTime}:00${offsetText(offset)}`
}
