import type { Page } from '@playwright/test'
import type { Db } from '../../apps/server/src/db/db.ts'
import { openDevice } from '../devices/device-client.ts'
import { makeHeartbeat, samplesFrom } from '../devices/device-reports.ts'
import { type Figure, median } from '../bench/figures.ts'
import { type FleetVehicle, prepareFleet } from '../fleet/prepare-fleet.ts'
import { readMeter, startMeter } from './page-meter.ts'

const vehicles = 500
/** Report interval of each vehicle: a hundred reports per second in total. */
const everyMs = 5000
const watchMs = 10_000

export const prepareLivePage = (db: Db): Promise<FleetVehicle[]> => prepareFleet(db, { vehicles })

/** All vehicles drive until stopped; spread evenly over the interval. */
function drive(url: string, fleet: readonly FleetVehicle[]) {
  const leaving = new AbortController()
  const one = async (vehicle: FleetVehicle, waitMs: number) => {
    const device = openDevice(url, vehicle)
    await new Promise((go) => setTimeout(go, waitMs))
    await device.call('heartbeat', makeHeartbeat(vehicle))
    while (!leaving.signal.aborted) {
      const from = Date.now()
      await device.call('record/detail', { recordId: vehicle.recordId, rows: samplesFrom(vehicle, from, 1) })
      await new Promise((go) => setTimeout(go, Math.max(0, from + everyMs - Date.now())))
    }
    device.close()
  }
  const ended = Promise.all(fleet.map((vehicle, i) => one(vehicle, (i / fleet.length) * everyMs)))
  return {
    stop: async () => {
      leaving.abort()
      await ended
    },
  }
}

async function askFleet(url: string, token: string): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < 9; round += 1) {
    const from = performance.now()
    const answer = await fetch(`${url}/api/live/fleet`, { headers: { authorization: `Bearer ${token}` } })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`/live/fleet returned ${answer.status}`)
    times.push(performance.now() - from)
  }
  return median(times)
}

type Place = { url: string; token: string; fleet: readonly FleetVehicle[]; newPage: () => Promise<Page> }

export async function measureLivePage({ url, token, fleet, newPage }: Place): Promise<Figure[]> {
  const driving = drive(url, fleet)
  try {
    const page = await newPage()
    await page.goto('/live')
    await page.locator('.leaflet-container').waitFor()
    await page.waitForTimeout(everyMs * 2)
    await startMeter(page)
    await page.waitForTimeout(watchMs)
    const { framesPerSecond, slowFrameMs, blockingMs } = await readMeter(page)
    await page.close()
    const detail = `one of twenty frames took ${slowFrameMs.toFixed(0)} ms, ${blockingMs.toFixed(0)} ms blocked in ${watchMs / 1000} s`
    return [
      {
        name: 'live map, 500 moving vehicles, frames a second',
        value: framesPerSecond,
        unit: '',
        limit: { atLeast: 30 },
        detail,
      },
      {
        name: 'GET /live/fleet, 500 moving vehicles',
        value: await askFleet(url, token),
        unit: 'ms',
        limit: { atMost: 100 },
        detail: 'median of nine, beside the reports',
      },
    ]
  } finally {
    await driving.stop()
  }
}
