import { daysInMonth, type Month, monthAfter, monthBefore } from '@lumiroute/contract/timetable'
import type { Tx } from '@lumiroute/server/db/db.ts'
import { devices, timetables, vehicles } from '@lumiroute/server/db/schema/index.ts'
import type { Deps } from '@lumiroute/server/deps.ts'
import { today } from '@lumiroute/server/clock/business-day.ts'
import { loadDemoScreens, makeMac, type Play } from './demo-screens.ts'

/** Number, type, weekly day off, and status if not on the road. */
const fleet = [
  ['RCX-1234', 'car', 1],
  ['RCX-1258', 'car', 2],
  ['BLE-5521', 'car', 3],
  ['BLE-5530', 'car', 1],
  ['AWK-8806', 'car', 2, 'repair'],
  ['KLB-0372', 'truck', 0],
  ['KLB-0398', 'truck', 0],
  ['RBV-6017', 'truck', 1, 'offline'],
  ['EAL-0519', 'bus', 6],
  ['EAL-0527', 'bus', 0],
  ['MXR-9163', 'motor', 1],
  ['NPT-2208', 'motor', 2],
] as const

const players = 0x10
const sensors = 0x30

type DefaultPlaylists = { main?: number | undefined; second?: number | undefined }
export type DemoFleet = { vehicleIds: Record<string, number> }

/** Vehicles with their devices, fixed screens, and timetables of last month, this month and the next. */
export async function loadDemoFleet(
  tx: Tx,
  deps: Deps,
  { main, second }: DefaultPlaylists = {},
  storeIds: ReadonlyMap<string, number> = new Map(),
): Promise<DemoFleet> {
  const play = { defaultPlayId1: main ?? null, defaultPlayId2: second ?? null }
  await tx.insert(devices).values(boxes(play))
  await loadDemoScreens(tx, play, storeIds)
  const rows = fleet.map(([no, vehicleType, , vehicleStatus = 'online'], at) => {
    const hasSensor = vehicleType !== 'motor'
    const sensorOne = hasSensor ? makeMac(sensors, at) : null
    return { no, vehicleType, vehicleStatus, deviceOne: makeMac(players, at), sensorOne }
  })
  const made = await tx.insert(vehicles).values(rows).returning({ id: vehicles.id, no: vehicles.no })
  const vehicleIds = Object.fromEntries(made.map(({ id, no }) => [no, id]))
  await tx.insert(timetables).values(months(today(deps)).flatMap((month) => getMonth(vehicleIds, month)))
  return { vehicleIds }
}

function boxes(play: Play): (typeof devices.$inferInsert)[] {
  return fleet.flatMap(([no, type], at) => [
    { macAddr: makeMac(players, at), name: `${no} 車載螢幕`, kind: 'player', ...play },
    ...(type === 'motor' ? [] : [{ macAddr: makeMac(sensors, at), name: `${no} 人流感測`, kind: 'sensor' }]),
  ])
}

function months(day: string): Month[] {
  const [year, month] = day.split('-').map(Number) as [number, number]
  return [monthBefore({ year, month }), { year, month }, monthAfter({ year, month })]
}

function getMonth(vehicleIds: DemoFleet['vehicleIds'], month: Month): (typeof timetables.$inferInsert)[] {
  return fleet.map(([no, , rest], at) => ({
    vehicleId: vehicleIds[no] as number,
    ...month,
    days: Array.from({ length: 31 }, (_, i) => getCode(month, i + 1, rest, at)),
  }))
}

/** One day off a week, one for maintenance, one reserved for a regular customer; weekends on offer. */
function getCode(month: Month, day: number, rest: number, at: number): string {
  if (day > daysInMonth(month)) return 'offline'
  const weekday = new Date(Date.UTC(month.year, month.month - 1, day)).getUTCDay()
  if (weekday === rest) return 'offline'
  if (day === 5 + at) return 'tt_unavail'
  if (day === 12 + at && at % 3 === 0) return 'tt_reserv'
  return weekday === 0 || weekday === 6 ? 'tt_avail' : 'online'
}
