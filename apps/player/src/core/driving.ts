import { maxOpenKmh, maxPlayKmh } from '@lumiroute/games/protocol'

export type Fix = {
  lat: number
  lng: number
  accuracy: number
  /** As measured by the receiver; null if it does not tell. */
  speedKmh: number | null
  deviceMs: number
}

/** An older position does not say how fast the vehicle drives. */
const freshMs = 15_000
const leastApartMs = 2000
const earthMetres = 6_371_000
const toRadians = (degrees: number) => (degrees * Math.PI) / 180

function metresBetween(one: Fix, other: Fix): number {
  const across = toRadians(other.lng - one.lng) * Math.cos(toRadians((one.lat + other.lat) / 2))
  return earthMetres * Math.hypot(across, toRadians(other.lat - one.lat))
}

/** What is inaccurate about both positions is not movement. */
function kmhBetween(before: Fix, now: Fix): number {
  const metres = Math.max(0, metresBetween(before, now) - Math.max(before.accuracy, now.accuracy))
  return (metres / ((now.deviceMs - before.deviceMs) / 1000)) * 3.6
}

export type Driving = { fix: Fix | null; before: Fix | null; kmh: number | null }
export const standing: Driving = { fix: null, before: null, kmh: null }

/** Speed from the receiver, or else from two positions; null if there is none: a screen on a wall. */
export function followFix(driving: Driving, fix: Fix | null, deviceMs: number): Driving {
  if (!fix || Math.abs(deviceMs - fix.deviceMs) >= freshMs) return standing
  if (fix.speedKmh !== null) return { fix, before: null, kmh: fix.speedKmh }
  const { before } = driving
  if (!before || before.deviceMs > fix.deviceMs) return { fix, before: fix, kmh: driving.kmh }
  if (fix.deviceMs - before.deviceMs < leastApartMs) return { ...driving, fix }
  return { fix, before: fix, kmh: kmhBetween(before, fix) }
}

const bandOf = (kmh: number | null) => (kmh === null || kmh <= maxOpenKmh ? 0 : kmh <= maxPlayKmh ? 1 : 2)
/** The room's server only needs to know when a limit is crossed. */
export const crossesLimit = (from: number | null, to: number | null) => bandOf(from) !== bandOf(to)
export const mayInvite = (kmh: number | null) => bandOf(kmh) === 0
