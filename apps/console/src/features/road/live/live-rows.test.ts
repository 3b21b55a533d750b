import type { LiveVehicle } from '@lumiroute/contract/live'
import { expect, test } from 'vitest'
import { countStates, filterRows, readFilter, getRows } from './live-rows.ts'

const now = 10_000_000
const vehicle = (no: string, given: Partial<LiveVehicle> = {}): LiveVehicle => ({
  vehicleId: Number(no.replace(/\D/g, '')),
  no,
  vehicleType: 'car',
  recordId: 1,
  ad: { id: 1, name: '春節檔期' },
  store: { id: 1, storeName: '港邊咖啡', storeCode: 'CAFE' },
  device: null,
  startedAt: 1,
  endedAt: null,
  seenAt: now,
  place: null,
  people: null,
  onScreen: null,
  ...given,
})
const place = { at: now, lat: 25, lng: 121, heading: 0, speedKmh: 30 }

test('lists moving vehicles first, sorted by numeric number', () => {
  const rows = getRows(
    [
      vehicle('V-9', { endedAt: now }),
      vehicle('V-10', { place }),
      vehicle('V-2', { place }),
      vehicle('V-1', { seenAt: 1 }),
    ],
    now,
  )
  expect(rows.map(({ no, state }) => `${no} ${state}`)).toEqual([
    'V-2 moving',
    'V-10 moving',
    'V-1 silent',
    'V-9 over',
  ])
  expect(countStates(rows)).toMatchObject({ moving: 2, silent: 1, over: 1, stopped: 0 })
})

test('searches number, ad and store', () => {
  const rows = getRows([vehicle('V-1', { place }), vehicle('V-2', { ad: { id: 2, name: '夏日' } })], now)
  const found = (q: string, state = readFilter(null)) => filterRows(rows, { q, state }).map(({ no }) => no)
  expect(found('v-2')).toEqual(['V-2'])
  expect(found('春節')).toEqual(['V-1'])
  expect(found(' 咖啡 ')).toEqual(['V-1', 'V-2'])
  expect(found('', readFilter('moving'))).toEqual(['V-1'])
  expect(readFilter('nonsense')).toBe('')
})
