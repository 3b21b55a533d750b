import type { Fix, PositionPort } from '../ports/position.port.ts'

/** Without a receiver or permission there is no position. */
export function webPosition(): PositionPort {
  let fix: Fix | null = null
  navigator.geolocation?.watchPosition(
    ({ coords }) => {
      const { latitude, longitude, accuracy, speed } = coords
      const speedKmh = speed === null || Number.isNaN(speed) ? null : speed * 3.6
      fix = { lat: latitude, lng: longitude, accuracy, speedKmh, deviceMs: Date.now() }
    },
    () => undefined,
    { enableHighAccuracy: true, maximumAge: 5000 },
  )
  return { current: () => fix }
}
