import { randomUUID } from 'node:crypto'
import type { CallOf } from '@lumiroute/contract'
import type { sendHeartbeat, sendPlays, sendSamples } from '@lumiroute/contract/playbox'
import type { FleetVehicle } from '../fleet/prepare-fleet.ts'

type Samples = CallOf<typeof sendSamples>['rows']
type Plays = CallOf<typeof sendPlays>['plays']
type Heartbeat = Omit<CallOf<typeof sendHeartbeat>, 'deviceId'>

const playMs = 20_000

export const makeHeartbeat = ({ adId }: FleetVehicle): Heartbeat => ({
  at: new Date().toISOString(),
  appVersion: '1.0.0',
  diskFree: 32_000_000_000,
  onScreen: { adId, adName: '廣告', name: '素材' },
  queued: 0,
})

/** One sample per second from this time on, along the booked route. */
export const samplesFrom = ({ points }: FleetVehicle, fromMs: number, count: number): Samples =>
  Array.from({ length: count }, (_none, step) => {
    const atMs = fromMs + step * 1000
    const [lng, lat] = points[Math.floor(atMs / 10_000) % points.length] as [number, number]
    const people = Math.floor(atMs / 1000) % 30
    return {
      recordTime: new Date(atMs).toISOString(),
      currentLatitude: lat,
      currentLongitude: lng,
      accuracy: 4.5,
      currentTemp: 25.5,
      currentHumidity: 70,
      isRainy: false,
      peopleCount: people,
      peopleGender: { male: people >> 1, female: people - (people >> 1) },
    }
  })

/** The first item of the fleet's playlist, 20 seconds each, shown in full. */
export const playsFrom = (fromMs: number, count: number): Plays =>
  Array.from({ length: count }, (_none, step) => ({
    playId: randomUUID(),
    materialId: 1,
    sha256: '1'.padStart(64, '0'),
    startAt: new Date(fromMs + step * playMs).toISOString(),
    endAt: new Date(fromMs + (step + 1) * playMs).toISOString(),
    plannedMs: playMs,
    playedMs: playMs,
    position: null,
  }))
