import { setTimeout as pause } from 'node:timers/promises'
import type { FleetVehicle } from '../fleet/prepare-fleet.ts'
import { type Answer, type Device, openDevice } from './device-client.ts'
import { makeHeartbeat, playsFrom, samplesFrom } from './device-reports.ts'

const batchRows = 20
const batchMs = batchRows * 1000
/** Share of acknowledged batches that are sent again, as by a device that lost the answer. */
const doubledShare = 0.2
const restMs = 2000
const busyMs = 100

/** What was acknowledged: everything before these times, and the last heartbeat. */
export type Acknowledged = {
  samplesMs: number
  playsMs: number
  seenAt: string | null
  resent: number
  calls: number
}
export type Reporter = {
  vehicle: FleetVehicle
  fromMs: number
  acknowledged: Acknowledged
  /** Continues with what was not acknowledged, until the server stops answering. */
  work(url: string): Promise<void>
  /** Sends what was not acknowledged, once. */
  finish(url: string): Promise<void>
}

class Gone extends Error {}

function broken(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ECONNREFUSED') throw new Gone('the server does not answer', { cause: error })
}

export function createReporter(vehicle: FleetVehicle, fromMs: number): Reporter {
  const { recordId } = vehicle
  const acknowledged: Acknowledged = { samplesMs: fromMs, playsMs: fromMs, seenAt: null, resent: 0, calls: 0 }
  let plays = playsFrom(fromMs, 1)

  /** Retries like a device until it is accepted; only a closed port ends it. */
  async function send(device: Device, path: string, body: object): Promise<Answer> {
    for (;;) {
      const answer = await device.call(path, body).catch(broken)
      if (answer?.status === 200) {
        acknowledged.calls++
        return answer
      }
      if (answer && answer.status !== 503) throw new Error(`${path}: ${answer.status} ${answer.text}`)
      await pause(busyMs)
    }
  }

  async function sendTwice(device: Device, path: string, body: object) {
    await send(device, path, body)
    if (Math.random() > doubledShare) return
    acknowledged.resent++
    await send(device, path, body)
  }

  async function sendSamples(device: Device) {
    const rows = samplesFrom(vehicle, acknowledged.samplesMs, batchRows)
    await sendTwice(device, 'record/detail', { recordId, rows })
    acknowledged.samplesMs += batchMs
  }

  async function sendPlays(device: Device) {
    await sendTwice(device, 'record/play', { recordId, plays })
    acknowledged.playsMs += batchMs
    plays = playsFrom(acknowledged.playsMs, 1)
  }

  async function sendHeartbeat(device: Device) {
    const { text } = await send(device, 'heartbeat', makeHeartbeat(vehicle))
    acknowledged.seenAt = (JSON.parse(text) as { serverTime: string }).serverTime
  }

  async function finish(url: string) {
    const device = openDevice(url, vehicle)
    for (const act of [sendSamples, sendPlays, sendHeartbeat]) await act(device)
    device.close()
  }

  async function work(url: string) {
    const device = openDevice(url, vehicle)
    try {
      for (;;)
        for (const act of [sendSamples, sendPlays, sendHeartbeat]) {
          await pause(Math.random() * restMs)
          await act(device)
        }
    } catch (error) {
      if (!(error instanceof Gone)) throw error
    } finally {
      device.close()
    }
  }

  return { vehicle, fromMs, acknowledged, work, finish }
}
