import type { Fix, PositionPort } from '../ports/position.port.ts'

/** Without a receiver or permission there is no position. */
export function webPosition(): PositionPort {
  let fix: Fix | null = null
  navigator.geolocation?.watchPosition(
    ({ coords }) => {
      fix = { lat: coords.latitude, lng: coords.longitude, accuracy: coords.accuracy, deviceMs: Date.now() }
    },
    () => undefined,
    { enableHighAccuracy: true, maximumAge: 5000 },
  )
  return { current: () => fix }
}
