import { expect, test } from 'vitest'
import type { LiveVehicle } from './live.endpoints.ts'
import { joinMoves, getLiveState, moveVehicle } from './live-state.ts'

const vehicle: LiveVehicle = {
  vehicleId: 1,
  no: 'V-1',
  vehicleType: 'car',
  recordId: 5,
  ad: { id: 1, name: '廣告' },
  store: { id: 1, storeName: '店', storeCode: 'S' },
  device: null,
  startedAt: null,
  endedAt: null,
  seenAt: null,
  place: null,
  people: null,
  onScreen: null,
}
const now = 10_000_000
const place = { at: now - 1000, lat: 25, lng: 121, heading: 90, speedKmh: 30 }

test('a vehicle is waiting, moving, stopped, silent and finished', () => {
  expect(getLiveState(vehicle, now)).toBe('waiting')
  const heard = { ...vehicle, startedAt: 1, seenAt: now - 1000 }
  expect(getLiveState({ ...heard, place }, now)).toBe('moving')
  expect(getLiveState({ ...heard, place: { ...place, speedKmh: 1 } }, now)).toBe('stopped')
  expect(getLiveState(heard, now)).toBe('stopped')
  expect(getLiveState({ ...heard, place }, now + 200_000)).toBe('silent')
  expect(getLiveState({ ...heard, place, endedAt: now }, now)).toBe('over')
  expect(getLiveState({ ...heard, place, endedAt: now - 5000 }, now)).toBe('moving')
})

test('applies what reports contain, and ignores older ones and those of another record', () => {
  const told = moveVehicle(vehicle, { vehicleId: 1, recordId: 5, seenAt: now, place })
  expect(told).toMatchObject({ seenAt: now, place })
  const late = { ...place, at: now - 60_000, lat: 24 }
  expect(moveVehicle(told, { vehicleId: 1, recordId: 5, seenAt: now + 1, place: late }).place).toEqual(place)
  expect(
    moveVehicle(told, { vehicleId: 1, recordId: 6, seenAt: now + 1, place: { ...place, at: now } }),
  ).toBe(told)
  const standing = { ...place, at: now, heading: null, speedKmh: 0 }
  expect(moveVehicle(told, { vehicleId: 1, recordId: 5, seenAt: now, place: standing }).place).toEqual({
    ...standing,
    heading: 90,
  })
})

test('merged reports give the same result as single ones, in either order', () => {
  const one = { vehicleId: 1, recordId: 5, seenAt: now, place, startedAt: 7 }
  const two = { vehicleId: 1, seenAt: now + 5, onScreen: { adId: 1, adName: '廣告', name: '海報' } }
  const three = { vehicleId: 1, recordId: 5, seenAt: now + 9, people: { at: now, count: 4 } }
  const each = [one, two, three].reduce(moveVehicle, vehicle)
  const joined = joinMoves(joinMoves(joinMoves(undefined, one), two), three)
  expect(moveVehicle(vehicle, joined)).toEqual(each)
  expect(moveVehicle(vehicle, joinMoves(joinMoves(three, two), one))).toEqual(each)
})
