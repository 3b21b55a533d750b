import { rawQuery } from '@lumiroute/server/db/raw-query.ts'
import { sendSamples } from '@lumiroute/server/features/road/playbox/send-samples.ts'
import { reportHeartbeat } from '@lumiroute/server/features/road/playbox/report-live.ts'
import { today } from '@lumiroute/server/clock/business-day.ts'
import type { Deps } from '@lumiroute/server/deps.ts'
import type { DeviceActor } from '@lumiroute/server/http/authentication/device-identity.ts'
import type { Sample } from './drive/drive-samples.ts'
import { listRecordPlans, type RecordPlan } from './load/record-plans.ts'
import { reportDay } from './drive/report-day.ts'
import { demoAppVersion } from './drive/show-device.ts'
import { storePlays } from './drive/store-plays.ts'

const everyMs = 10_000
/** After a server stop the vehicle continues where it would be by now; the missed time stays empty. */
const lookBackMs = 5 * 60_000
const aheadMs = 10 * 60_000

type Underway = { id: number; from: number; boxes: DeviceActor[] }

// Excludes devices that the simulator or a real player took over.
const underway = rawQuery<Underway>({
  name: 'demo.underway',
  row: { id: 'int4', from: 'float8', boxes: 'json' },
  sql: `select r.id, (extract(epoch from r.start_date_time) * 1000)::float8 as "from",
     json_agg(json_build_object('id', d.id, 'macAddr', d.mac_addr, 'kind', d.kind, 'vehicleId', v.id)) as boxes
   from broadcast_record r join vehicle v on v.id = r.vehicle_id
   join device d on d.mac_addr in (v.device_one, v.sensor_one) and d.app_version = '${demoAppVersion}'
   where r.broadcast_date = $1::date and r.start_date_time is not null and r.end_date_time is null
   group by r.id`,
})
const beat = rawQuery({
  name: 'demo.beat',
  row: {},
  sql: 'update device set last_seen_at = $2, offline_told_at = null where id = any($1::int[])',
})

/** The demo's vehicles continue to drive while the server runs, until their day ends. */
export function driveDemo(deps: Deps): { stop: () => void } {
  let sentUntil = 0
  const drive = async () => {
    const until = deps.now().getTime()
    const from = Math.max(sentUntil, until - lookBackMs)
    for (const found of await deps.db.run(underway, [today(deps)])) await report(deps, found, { from, until })
    sentUntil = until
  }
  const timer = setInterval(() => {
    drive().catch((error: unknown) => deps.log.warn({ err: error }, 'demo drive failed'))
  }, everyMs)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}

type Span = { from: number; until: number }

async function report(deps: Deps, found: Underway, { from, until }: Span): Promise<void> {
  const plan = (await listRecordPlans(deps.db, today(deps))).find(({ id }) => id === found.id)
  if (!plan?.lines) return
  // Otherwise the current play would be recorded as ending now.
  const ahead = { from: found.from, until: until + aheadMs, isOver: false }
  const { positions, people, plays } = reportDay(plan, ahead)
  const isDue = (at: string) => Date.parse(at) > from && Date.parse(at) <= until
  const onScreen = { adId: plan.adId, adName: plan.adName, name: plan.materialName }
  for (const box of found.boxes) {
    const rows = (box.id === plan.playerId ? positions : people).filter(({ recordTime }) => isDue(recordTime))
    if (rows.length > 0) await sendSamples(buildCall(deps, box, plan, rows))
    reportHeartbeat(deps, box, { seenAt: until, onScreen })
  }
  const ended = plays.filter(({ end }) => isDue(end))
  const reported = { recordId: plan.id, at: new Date(until), plays: ended }
  const { playerId: deviceId } = plan
  if (deviceId && ended.length > 0) await deps.db.write((tx) => storePlays(tx, { ...reported, deviceId }))
  await deps.db.run(beat, [found.boxes.map(({ id }) => id), new Date(until)])
}

/** The same action that the device endpoint calls. */
const buildCall = (deps: Deps, device: DeviceActor, { id: recordId }: RecordPlan, rows: Sample[]) => ({
  deps,
  device,
  onBehalfOf: () => undefined,
  input: { deviceId: device.macAddr, recordId, rows },
})
