import type { AnswerOf, CallOf, Endpoint } from '@lumiroute/contract'
import { listAds } from '@lumiroute/contract/ad'
import { type Device, listDevices } from '@lumiroute/contract/device'
import { listRoutes } from '@lumiroute/contract/route'
import { signIn } from '@lumiroute/contract/session'
import { listVehicles } from '@lumiroute/contract/vehicle'
import type { Line } from '@lumiroute/geo'
import { httpCall } from '../../apps/server/src/testing/http-call.ts'
import type { SimulateOptions } from './options.ts'

/** A vehicle with an ad booked for today, and its devices that nobody else uses. */
export type Drivable = {
  vehicleId: number
  vehicleNo: string
  adId: number
  storeId: number
  lines: Line[]
  player: string | null
  sensor: string | null
}

export type Operator = <E extends Endpoint>(endpoint: E, input: CallOf<E>) => Promise<AnswerOf<E>>

export async function signInAt({ url, account, password }: SimulateOptions): Promise<Operator> {
  const signedIn = await httpCall(url, signIn, { adminAccount: account, adminPasswd: password })
  if (signedIn.status !== 200) throw new Error(`${account} cannot sign in at ${url}: ${signedIn.status}`)
  const { accessToken } = signedIn.body
  return async (endpoint, input) => {
    const { status, body } = await httpCall(url, endpoint, input, accessToken)
    if (status >= 300) throw new Error(`${endpoint.path}: ${status} ${JSON.stringify(body)}`)
    return body
  }
}

/** Devices of the demo and of an earlier simulation are recognised by their version. */
const isPlayedByNobody = ({ status, appVersion }: Device) =>
  status !== 'online' || /-(demo|simulated)$/.test(appVersion)

type Sought = { today: string; isOurs: (macAddr: string) => boolean }

export async function findFleet(operator: Operator, { today, isOurs }: Sought): Promise<Drivable[]> {
  const { adList } = await operator(listAds, { moveType: 'move_play', payStatus: 'accept' })
  const { vehicleList } = await operator(listVehicles, {})
  const { deviceList } = await operator(listDevices, {})
  const usable = deviceList.filter((device) => isOurs(device.macAddr) || isPlayedByNobody(device))
  const free = new Set(usable.map(({ macAddr }) => macAddr))
  const carried = new Map(vehicleList.map((vehicle) => [vehicle.id, vehicle]))
  const getLines = createRouteReader(operator)
  const found: Drivable[] = []
  for (const { id: adId, store, vehicle, bookings } of adList)
    for (const { date, vehicleId, vehicleNo } of bookings) {
      const lines = date === today && vehicle.route ? await getLines(vehicle.route.id) : []
      const boxes = carried.get(vehicleId)
      if (lines.length === 0 || !boxes) continue
      const computeBox = (mac: string | undefined) => (mac !== undefined && free.has(mac) ? mac : null)
      const [player, sensor] = [computeBox(boxes.deviceOne?.macAddr), computeBox(boxes.sensorOne?.macAddr)]
      found.push({ vehicleId, vehicleNo, adId, storeId: store.id, lines, player, sensor })
    }
  return found.toSorted((a, b) => a.vehicleId - b.vehicleId)
}

function createRouteReader(operator: Operator): (id: number) => Promise<Line[]> {
  const known = new Map<number, Line[]>()
  return async (id) => {
    const lines = known.get(id) ?? (await operator(listRoutes, { id })).routeList[0]?.lines ?? []
    known.set(id, lines)
    return lines
  }
}
