import type { LiveFleet, LiveVehicle } from '@lumiroute/contract/live'
import { expect, test } from 'vitest'
import { until } from '../../../testing/until.ts'
import { openStream } from './open-stream.ts'

const vehicle = (vehicleId: number): LiveVehicle => ({
  vehicleId,
  no: `V-${vehicleId}`,
  vehicleType: 'car',
  recordId: vehicleId,
  ad: { id: 1, name: '廣告' },
  store: { id: 1, storeName: '店', storeCode: 'S' },
  device: null,
  startedAt: null,
  endedAt: null,
  seenAt: null,
  place: null,
  people: null,
  onScreen: null,
})
const ids = Array.from({ length: 500 }, (_none, i) => i + 1)
const fleet: LiveFleet = { serverTime: 0, vehicleList: ids.map(vehicle), nextDate: null }

test('sends a slow reader the newest report of each vehicle, without a growing queue', async () => {
  let asked = 0
  const readFleet = async () => ((asked += 1), fleet)
  const stream = openStream({ storeId: null, readFleet, now: Date.now })
  const first = await until(() => stream.body.read() as Buffer | null)
  expect(first.toString()).toContain('event: fleet')

  for (let round = 1; round <= 200; round += 1)
    stream.receive(
      ids.map((vehicleId) => ({
        vehicleId,
        recordId: vehicleId,
        seenAt: round,
        people: { at: round, count: round },
      })),
    )
  // At most one round of 500 waits in the stream, and one beside it.
  expect(stream.body.readableLength).toBeLessThan(100_000)
  let text = ''
  for (let chunk = stream.body.read() as Buffer | null; chunk; chunk = stream.body.read() as Buffer | null)
    text += chunk.toString()
  const last = text.split('\n\n').findLast((part) => part.startsWith('event: moves')) ?? ''
  const { moveList } = JSON.parse(last.split('data: ')[1] ?? '') as {
    moveList: { people: { count: number } }[]
  }
  expect(moveList).toHaveLength(500)
  expect(new Set(moveList.map(({ people }) => people.count))).toEqual(new Set([200]))
  expect(asked).toBe(1)
  stream.body.destroy()
})

test('disconnects a reader that reads nothing for a minute', async () => {
  const stream = openStream({ storeId: null, readFleet: async () => fleet, now: Date.now })
  await until(() => stream.body.read() as Buffer | null)
  stream.receive(
    ids.map((vehicleId) => ({
      vehicleId,
      seenAt: 1,
      onScreen: { adId: null, adName: '', name: '很長'.repeat(90) },
    })),
  )
  for (let beats = 0; beats < 6; beats += 1) stream.sendHeartbeat()
  expect(stream.body.destroyed).toBe(true)
})

test('reloads the fleet on the first report of a new record, but not on a stale one', async () => {
  let asked = 0
  let now = 1_000_000
  const readFleet = async () => ((asked += 1), fleet)
  const stream = openStream({ storeId: null, readFleet, now: () => now })
  await until(() => stream.body.read() as Buffer | null)
  now += 600_000
  const place = { lat: 25, lng: 121, heading: null, speedKmh: null }
  stream.receive([{ vehicleId: 1, recordId: 9999, seenAt: now, place: { ...place, at: now - 3_600_000 } }])
  expect(asked).toBe(1)
  stream.receive([{ vehicleId: 1, recordId: 9999, seenAt: now, place: { ...place, at: now } }])
  expect(asked).toBe(2)
  stream.body.destroy()
})
