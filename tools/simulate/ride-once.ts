import { setTimeout as wait } from 'node:timers/promises'
import { type PlayboxAd, getProgramme, registerKey, sendHeartbeat } from '@lumiroute/contract/playbox'
import { getRecordTrack, unpackColumn } from '@lumiroute/contract/record'
import { seeded } from '@lumiroute/geo'
import { BoxSigner } from '../../apps/server/src/testing/box-signer.ts'
import { type Box, openBox } from './box.ts'
import type { BoxClient } from './box-client.ts'
import { driveVehicle } from './drive-vehicle.ts'
import { drawFault } from './faults.ts'
import type { Drivable, Operator } from './find-fleet.ts'
import type { SimulateOptions } from './options.ts'
import { appVersion, pairBox } from './pair-box.ts'
import type { Sent } from './tally.ts'

export type Fleet = {
  options: SimulateOptions
  operator: Operator
  client: BoxClient
  timeZone: string
  /** By MAC address; other devices are paired. */
  tokens?: ReadonlyMap<string, string>
}

const heartbeatMs = 10_000
const spreadMs = 5000
const usualMinutes = 480
/** People are counted every ten seconds. */
const stepMs = 10_000
const minuteMs = 60_000

/** One vehicle from pairing to the end of its record. */
export async function rideOnce(fleet: Fleet, drivable: Drivable): Promise<Sent> {
  const { options } = fleet
  const random = seeded(options.seed * 7919 + drivable.vehicleId)
  const sent = blank(drivable)
  const open = (macAddr: string | null) => openOwn(fleet, macAddr, random, () => sent.resends++)
  const [player, sensor] = [await open(drivable.player), await open(drivable.sensor)]
  const boxes = [player, sensor].filter((box) => box !== null)
  if (!boxes[0]) throw new Error('its devices are already in use')
  const ad = await askProgramme(boxes[0], drivable)
  sent.recordId = ad.recordId
  const { from, until } = await getSpan(fleet, sent)
  Object.assign(sent, { from: new Date(from).toISOString(), until: new Date(until).toISOString() })
  const stopBeating = beat(boxes, ad)
  try {
    const { speed, seed, loss } = options
    const reach = createPace(from, speed, random() * spreadMs)
    const own = (seed * 7919 + drivable.vehicleId * 104_729) >>> 0
    const fault = drawFault(options.faults, seeded(own + 3))
    sent.fault = fault?.kind ?? null
    const times = { from, until, speed, reach }
    await driveVehicle({ drivable, ad, player, sensor, ...times, seed: own, loss, fault, sent })
  } finally {
    await stopBeating()
  }
  return sent
}

export const blank = ({ adId, storeId, vehicleNo }: Drivable): Sent => ({
  fault: null,
  shownSeconds: new Set(),
  recordId: 0,
  adId,
  storeId,
  vehicleNo,
  from: '',
  until: '',
  samples: 0,
  people: 0,
  plays: 0,
  delivered: 0,
  images: 0,
  resends: 0,
  truth: { km: 0, movingSeconds: 0, sharePct: 0 },
})

async function openOwn(fleet: Fleet, macAddr: string | null, random: () => number, onResend: () => void) {
  if (macAddr === null) return null
  const { client, options, operator, tokens } = fleet
  const signer = new BoxSigner()
  const known = tokens?.get(macAddr)
  const token = known ?? (await pairBox(options.url, operator, macAddr, signer.key))
  const box = openBox({ macAddr, token, signer }, { client, random, loss: options.loss, onResend })
  if (known) await box.call(registerKey, { key: signer.key }, { isLossy: false })
  return box
}

async function askProgramme(box: Box, { adId }: Drivable): Promise<PlayboxAd & { recordId: number }> {
  const { ad } = await box.call(getProgramme, { appVersion }, { isLossy: false })
  if (ad?.id !== adId || ad.recordId === null) throw new Error('its programme today contains another ad')
  return { ...ad, recordId: ad.recordId }
}

/** The drive ends now, never ahead of the server's clock; already reported time is not driven again. */
async function getSpan({ options, operator, timeZone }: Fleet, { storeId, adId, recordId }: Sent) {
  const now = Date.now()
  const until = now - (now % stepMs)
  const { track } = await operator(getRecordTrack, { storeId, adId, recordId, points: 2 })
  const last = unpackColumn(track.seconds).at(-1)
  const reported = last === undefined || last === null ? 0 : track.from + last * 1000
  const minutes = options.minutes ?? Math.min(usualMinutes, minutesOfDay(now, timeZone))
  const wanted = Math.max(until - minutes * minuteMs, reported + stepMs)
  const from = Math.ceil(wanted / stepMs) * stepMs
  if (until - from < minuteMs)
    throw new Error(reported > 0 ? 'its record is already reported up to now' : 'the day has only started')
  return { from, until }
}

function minutesOfDay(now: number, timeZone: string): number {
  const text = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' }).format(now)
  const [hours, minutes] = text.split(':').map(Number) as [number, number]
  return hours * 60 + minutes
}

/** Vehicles start slightly apart, so that their batches do not arrive all at once. */
function createPace(from: number, speed: number, delayMs: number): (moment: number) => Promise<void> {
  const begun = Date.now() + delayMs
  return async (moment) => {
    const left = begun + (moment - from) / speed - Date.now()
    if (left > 0) await wait(left)
  }
}

/** Heartbeats carry the real time, whatever hour is simulated. */
function beat(boxes: readonly Box[], { id, name, playlistOne }: PlayboxAd): () => Promise<void> {
  const stopping = new AbortController()
  const beats = boxes.map(async (box) => {
    while (!stopping.signal.aborted) {
      const state = {
        fingerprint: box.signer.fingerprint,
        appVersion,
        diskFree: 24_000_000_000,
        onScreen: { adId: id, adName: name, name: playlistOne.items[0]?.name ?? '' },
      }
      await box.call(sendHeartbeat, { at: new Date().toISOString(), ...state }, { isLossy: false })
      await wait(heartbeatMs, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  })
  const all = Promise.allSettled(beats)
  return async () => {
    stopping.abort()
    await all
  }
}
