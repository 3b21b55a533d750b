import { getProgramme, registerKey } from '@lumiroute/contract/playbox'
import { seeded } from '@lumiroute/geo'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getDeliveryMoment } from '../../apps/server/src/clock/delivery-moment.ts'
import { savePromises } from '../../apps/server/src/features/advertising/ad/save-promises.ts'
import { measureReported } from '../../apps/server/src/features/road/record/measure-record.ts'
import { readDelivery } from '../../apps/server/src/features/road/record/read-delivery.ts'
import { makePlaylist, makeRoute } from '../../apps/server/src/testing/ad-factories.ts'
import { BoxSigner } from '../../apps/server/src/testing/box-signer.ts'
import { makeStore } from '../../apps/server/src/testing/factories.ts'
import { makeDrive } from '../../apps/server/src/testing/road-factories.ts'
import { startTestApp, type TestApp } from '../../apps/server/src/testing/test-app.ts'
import { type Box, buildForm } from './box.ts'
import { driveVehicle } from './drive-vehicle.ts'
import { drawFault, type FaultKind, faultKinds } from './faults.ts'
import { appVersion } from './pair-box.ts'
import { blank } from './ride-once.ts'
import type { Sent } from './tally.ts'

/** `npm run evidence:days` takes 200. */
const days = Number(process.env.SIMULATED_DAYS ?? 20)
const seed = Number(process.env.SIMULATED_SEED ?? 1)

const dayMs = 86_400_000
const minutes = 120
const itemSeconds = 20
const plannedPlays = (minutes * 60) / itemSeconds
/** Part of the route that counts as all of it, and the delivery below which a day is short. */
const routeGoal = 90
const shortBelow = 95
/** The server measures the route from noisy positions. */
const routeErrorPct = 4

let now = new Date()
let t: TestApp
beforeAll(async () => (t = await startTestApp({ now: () => now })))
afterAll(() => t.close())

type Drive = Awaited<ReturnType<typeof makeDrive>>

/** The vehicle's own box. */
async function openBox({ macAddr, by }: Drive): Promise<Box> {
  const signer = new BoxSigner()
  const box: Box = {
    macAddr,
    signer,
    call: async (endpoint, input) => {
      const { status, body } = await t.call(endpoint, { deviceId: macAddr, ...input } as never, undefined, by)
      if (status >= 300) throw new Error(`${endpoint.id}: ${JSON.stringify(body)}`)
      return body
    },
    upload: async (path, picture) => {
      const { type, bytes } = buildForm(picture)
      const headers = { ...by, 'content-type': type }
      const answer = await t.app.inject({ method: 'POST', url: `/api${path}`, headers, payload: bytes })
      if (answer.statusCode >= 300) throw new Error(`${path}: ${answer.body}`)
      return {}
    },
  }
  await box.call(registerKey, { key: signer.key })
  return box
}

type Day = {
  day: number
  fault: FaultKind | 'absent' | null
  truePct: number
  foundPct: number
  isClose: boolean
}

async function prepareDay(day: number, owned: { storeId: number; playId1: number; routeId: number }) {
  const date = new Date(Date.now() - (days + 2 - day) * dayMs + 8 * 3_600_000).toISOString().slice(0, 10)
  now = new Date(`${date}T08:00:00+08:00`)
  await t.deps.ensureSampleMonth(now.getTime())
  const drive = await makeDrive(t.deps, owned)
  const promised = { adId: drive.ad.id, snapshotId: drive.snapshotId, dates: [date], minutes }
  await t.deps.db.write((tx) => savePromises(tx, promised))
  return { drive, date }
}

async function driveDay(
  day: number,
  drive: Drive,
  date: string,
  lines: Parameters<typeof blank>[0]['lines'],
) {
  const from = Date.parse(`${date}T09:00:00+08:00`)
  const until = from + minutes * 60_000
  now = new Date(until + 60_000)
  const player = await openBox(drive)
  const { ad } = await player.call(getProgramme, { appVersion })
  if (ad?.recordId !== drive.recordId) throw new Error('the box does not get its ad')
  const drivable = { vehicleId: drive.vehicleId, vehicleNo: '', adId: ad.id, storeId: drive.ad.storeId, lines, player: drive.macAddr, sensor: null } // oxfmt-ignore
  const sent: Sent = { ...blank(drivable), recordId: drive.recordId }
  const fault = drawFault(faultKinds, seeded(seed * 104_729 + day * 7919))
  const times = { from, until, speed: 600, reach: () => Promise.resolve() }
  await driveVehicle({
    drivable,
    ad,
    player,
    sensor: null,
    ...times,
    seed: seed + day,
    loss: 0.1,
    fault,
    sent,
  })
  return { sent, fault }
}

const getRoutePct = (drivenPct: number) => Math.min(100, (100 * drivenPct) / routeGoal)

async function measureDay(drive: Drive, date: string) {
  now = new Date(Date.parse(`${date}T08:00:00+08:00`) + dayMs)
  await measureReported(t.deps, drive.recordId)
  return readDelivery(t.deps.db, drive.recordId, getDeliveryMoment(t.deps))
}

async function simulateDay(
  day: number,
  owned: Parameters<typeof prepareDay>[1],
  lines: Drivable,
): Promise<Day> {
  const { drive, date } = await prepareDay(day, owned)
  if (day % 20 === 13) {
    const found = await measureDay(drive, date)
    return { day, fault: 'absent', truePct: 0, foundPct: found.deliveryPct ?? -1, isClose: false }
  }
  const { sent, fault } = await driveDay(day, drive, date, lines)
  const found = await measureDay(drive, date)
  const shownMinutes = sent.shownSeconds.size / 60
  expect(found).toMatchObject({ plannedMinutes: minutes, plannedPlays, deliveredPlays: sent.delivered })
  expect(Math.abs((found.deliveredMinutes ?? 0) - shownMinutes)).toBeLessThanOrEqual(1)
  const { rows } = await t.deps.db.pool.query<{ n: number }>(
    `select count(*)::int as n from record_play where record_id = $1 and rejected = 'hash'`,
    [drive.recordId],
  )
  expect(rows[0]?.n === 0).toBe(fault?.kind !== 'tampering')
  const routePct = getRoutePct(sent.truth.sharePct)
  const truePct = Math.min((100 * shownMinutes) / minutes, (100 * sent.delivered) / plannedPlays, routePct)
  const isClose = truePct === routePct && Math.abs(truePct - shortBelow) < routeErrorPct
  return { day, fault: fault?.kind ?? null, truePct, foundPct: found.deliveryPct ?? -1, isClose }
}

type Drivable = Parameters<typeof blank>[0]['lines']

function print(all: readonly Day[]): void {
  const kinds = [null, 'absent', ...faultKinds] as const
  for (const kind of kinds) {
    const own = all.filter(({ fault }) => fault === kind)
    const short = own.filter(({ truePct }) => truePct < shortBelow).length
    const found = own.filter(({ foundPct }) => foundPct < shortBelow).length
    const error = Math.max(0, ...own.map(({ truePct, foundPct }) => Math.abs(truePct - foundPct)))
    process.stdout.write(
      `${(kind ?? 'none').padEnd(13)} ${own.length} days, short ${short}, found ${found}, largest error ${error.toFixed(2)} points\n`,
    )
  }
}

test(`of ${days} days with faults every shortfall is found, and none is invented`, async () => {
  const storeId = (await makeStore(t.deps)).id
  const playlist = await makePlaylist(t.deps, { storeId, images: 3 })
  const route = await makeRoute(t.deps)
  const owned = { storeId, playId1: playlist.id, routeId: route.id }
  const all: Day[] = []
  for (let day = 0; day < days; day++) all.push(await simulateDay(day, owned, route.lines as Drivable))
  print(all)
  const wrong = all.filter(
    ({ truePct, foundPct, isClose }) => !isClose && truePct < shortBelow !== foundPct < shortBelow,
  )
  expect(wrong).toEqual([])
  expect(all.filter(({ truePct, foundPct }) => Math.abs(truePct - foundPct) > routeErrorPct)).toEqual([])
  expect(all.filter(({ isClose }) => isClose).length).toBeLessThanOrEqual(days / 10)
  expect(new Set(all.map(({ fault }) => fault)).size).toBe(faultKinds.length + 2)
})
