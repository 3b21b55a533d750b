import { randomInt } from 'node:crypto'
import { newAddress } from './box.ts'
import { withDatabase } from './database.ts'
import type { Who } from './fixtures.ts'

type Call = <Answer>(who: Who, method: string, path: string, body?: object) => Promise<Answer>
type Proposal = { date: string; vehicleId: number | null; vehicleList: { id: number }[] }
export type ApprovedAd = {
  adId: number
  storeId: number
  recordId: number
  vehicleId: number
  name: string
  player: string
  sensor: string
}

const dayIn = (days: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Taipei' }).format(Date.now() + days * 86_400_000)

/** Created, paid, submitted and approved through the API; then its date is set to today. */
export async function approveAdForToday(
  call: Call,
  dataDir: string,
  given: object = {},
): Promise<ApprovedAd> {
  const name = `路上的一天 ${randomInt(1_000_000)}`
  const date = dayIn(3)
  const { adId, storeId } = await handIn(call, name, date, given)
  const { proposalList } = await call<{ proposalList: Proposal[] }>('admin', 'POST', '/ad/check/proposal', {
    adId,
  })
  const vehicleId = (await findIdle(dataDir, proposalList[0] as Proposal)) ?? (await createCar(call, date))
  const verdict = { adId, payStatus: 'accept', vehicles: [{ date, vehicleId }] }
  await call('admin', 'POST', '/ad/check/update', verdict)
  const recordId = await turnBack(dataDir, adId)
  return { adId, storeId, recordId, vehicleId, name, ...(await getBoxes(call, vehicleId)) }
}

/** The same for an ad of another type, which is booked on screens instead of a vehicle. */
export async function approveOnScreensForToday(call: Call, dataDir: string, given: object) {
  const name = `螢幕上的一天 ${randomInt(1_000_000)}`
  const { adId, storeId } = await handIn(call, name, dayIn(3), given)
  await call('admin', 'POST', '/ad/check/update', { adId, payStatus: 'accept' })
  return { adId, storeId, name, recordId: await turnBack(dataDir, adId) }
}

async function handIn(call: Call, name: string, broadcastDate: string, given: object) {
  const { user } = await call<{ user: { storeId: number } }>('store1', 'GET', '/auth/me')
  const { playlistList } = await call<{ playlistList: { id: number; name: string }[] }>(
    'store1', 'POST', '/playlist/query', {}) // oxfmt-ignore
  const { routeList } = await call<{ routeList: { id: number; code: string }[] }>(
    'store1', 'POST', '/vehicle/route/query', {}) // oxfmt-ignore
  const ad_data = {
    name,
    moveType: 'move_play',
    vehicleType: 'car',
    mode: 'basic',
    playId1: playlistList.find(({ name: list }) => list === '手沖形象影片')?.id,
    routeId: routeList.find(({ code }) => code === 'TPE-XIMEN')?.id,
    broadcastDate,
    ...given,
  }
  const { storeId } = user
  const { adId } = await call<{ adId: number }>('store1', 'POST', '/ad/add', { storeId, ad_data })
  await call('store1', 'POST', '/ad/pay', { storeId, adId })
  await call('store1', 'POST', '/ad/check/update', { adId, payStatus: 'request' })
  await call('admin', 'POST', '/ad/check/pay', { adId })
  return { adId, storeId }
}

/** A vehicle with another ad today could not carry this one as well. */
const findIdle = (dataDir: string, { vehicleId, vehicleList }: Proposal): Promise<number | undefined> =>
  withDatabase(dataDir, async (client) => {
    const wanted = [vehicleId, ...vehicleList.map(({ id }) => id)].filter((id) => id !== null)
    const { rows } = await client.query<{ id: number }>(
      `select v.id from vehicle v where v.id = any($1) and v.sensor_one is not null
         and not exists (select from booking b where b.vehicle_id = v.id and b.date = $2::date) limit 1`,
      [wanted, dayIn(0)],
    )
    return rows[0]?.id
  })

/** A car with a player and a sensor: tests that ran before on this server may have taken all of the demo's. */
async function createCar(call: Call, date: string): Promise<number> {
  const boxes = { player: newAddress(), sensor: newAddress() }
  for (const [kind, macAddr] of Object.entries(boxes)) {
    const device_data = { macAddr, name: `${kind} ${macAddr}`, kind }
    await call('admin', 'POST', '/device/add', { device_data })
  }
  const vehicle_data = {
    no: `T${randomInt(1_000_000)}`,
    deviceOne: boxes.player,
    sensorOne: boxes.sensor,
    vehicleType: 'car',
    vehicleStatus: 'online',
  }
  const { vehicle } = await call<{ vehicle: { id: number } }>('admin', 'POST', '/vehicle/add', {
    vehicle_data,
  })
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const timetable_data = { year, month, [`day${day}`]: 'tt_avail' }
  await call('admin', 'POST', '/timetable/add', { vehicleId: vehicle.id, timetable_data })
  return vehicle.id
}

// Ads can be booked from tomorrow on, and a test cannot wait for that.
const turnBackSql = [
  `update booking set date = $2::date where ad_id = $1`,
  `update screen_booking set date = $2::date where ad_id = $1`,
  `update delivery_promise set date = $2::date where ad_id = $1`,
  `update ad set broadcast_dates = array[$2::date] where id = $1`,
  `update ad_snapshot set content = jsonb_set(content, '{broadcastDates}', jsonb_build_array($2::text)) where ad_id = $1`,
]

/** Sets the ad's first day to today; returns its record. */
export const turnBack = (dataDir: string, adId: number): Promise<number> =>
  withDatabase(dataDir, async (client) => {
    for (const sql of turnBackSql) await client.query(sql, [adId, dayIn(0)])
    const { rows } = await client.query<{ id: number }>(
      'update broadcast_record set broadcast_date = $2::date where ad_id = $1 returning id',
      [adId, dayIn(0)],
    )
    return (rows[0] as { id: number }).id
  })

async function getBoxes(call: Call, vehicleId: number): Promise<{ player: string; sensor: string }> {
  type Carried = { macAddr: string }
  const { vehicleList } = await call<{ vehicleList: { deviceOne: Carried; sensorOne: Carried }[] }>(
    'admin', 'POST', '/vehicle/query', { vehicleId }) // oxfmt-ignore
  const { deviceOne, sensorOne } = vehicleList[0] as { deviceOne: Carried; sensorOne: Carried }
  return { player: deviceOne.macAddr, sensor: sensorOne.macAddr }
}
