import type { FleetVehicle } from '../fleet/prepare-fleet.ts'
import type { CallTimes } from './call-times.ts'
import { type Answer, type Device, openDevice } from './device-client.ts'
import { makeHeartbeat, playsFrom, samplesFrom } from './device-reports.ts'

const heartbeatMs = 10_000
const batchMs = 60_000
const batchRows = 60
const jitter = 0.1

type Holding = { url: string; seconds: number; times: CallTimes; onStored: (samples: number) => void }

/** Every vehicle's device reports at its own interval, spread evenly, for the given seconds. */
export async function holdDevices(fleet: FleetVehicle[], holding: Holding): Promise<void> {
  const untilMs = Date.now() + holding.seconds * 1000
  await Promise.all(fleet.map((vehicle) => hold(vehicle, holding, untilMs)))
}

async function hold(vehicle: FleetVehicle, { url, times, onStored }: Holding, untilMs: number) {
  const { recordId } = vehicle
  const device = openDevice(url, vehicle)
  let etag = ''

  async function timed(name: string, call: Promise<Answer>): Promise<Answer | undefined> {
    const from = performance.now()
    try {
      const answer = await call
      times.took(name, performance.now() - from)
      if (answer.status !== 200 && answer.status !== 304) times.failed(name, String(answer.status))
      return answer
    } catch (error) {
      times.failed(name, (error as NodeJS.ErrnoException).code ?? String(error))
      return undefined
    }
  }

  const beat = () => timed('heartbeat', device.call('heartbeat', makeHeartbeat(vehicle)))
  async function ask() {
    const answer = await timed('programme', device.call('query', {}, etag ? { 'if-none-match': etag } : {}))
    etag = answer?.etag ?? etag
  }
  let reportedMs = Date.now() - batchMs
  async function report() {
    const rows = samplesFrom(vehicle, reportedMs, batchRows)
    const plays = playsFrom(reportedMs, 3)
    reportedMs += batchMs
    const answer = await timed('samples', device.call('record/detail', { recordId, rows }))
    if (answer?.status === 200) onStored(batchRows)
    await timed('plays', device.call('record/play', { recordId, plays }))
  }

  const line = openDevice(url, vehicle)
  const leaving = new AbortController()
  const waiting = waitForNews(line, times, leaving.signal)
  await Promise.all([
    every(heartbeatMs, untilMs, beat),
    every(batchMs, untilMs, ask),
    every(batchMs, untilMs, report),
  ])
  leaving.abort()
  device.close()
  line.close()
  await waiting
}

/** A device always has one long poll open, which is answered after a while or when there is news. */
async function waitForNews(line: Device, times: CallTimes, left: AbortSignal): Promise<void> {
  await sleepUntil(Date.now() + Math.random() * heartbeatMs)
  while (!left.aborted) {
    const answer = await line.call('wake', { mark: 0 }).catch((error: NodeJS.ErrnoException) => error)
    if (left.aborted) return
    if (answer instanceof Error) times.failed('wake', answer.code ?? String(answer))
    else if (answer.status !== 200) times.failed('wake', String(answer.status))
  }
}

const sleepUntil = (atMs: number) => new Promise((go) => setTimeout(go, Math.max(0, atMs - Date.now())))

/** Starts at a random time within the first period, so that a thousand devices do not call in step. */
async function every(periodMs: number, untilMs: number, act: () => Promise<unknown>): Promise<void> {
  for (let dueMs = Date.now() + Math.random() * periodMs; dueMs < untilMs; dueMs += periodMs) {
    await sleepUntil(dueMs + (Math.random() - 0.5) * jitter * periodMs)
    await act()
  }
}
