import { eq } from 'drizzle-orm'
import { brokenConstraint, type Tx } from '../../../db/db.ts'
import { stores } from '../../../db/schema/index.ts'
import { refuseField } from '../../../errors/app-error.ts'
import { findPlace, findPlaceByName } from '../place/find-place.ts'
import { findCarrier } from './lock-device.ts'

export type Home = { placeId: number | null; storeId: number | null }
type Given = {
  placeId?: number | null | undefined
  storeId?: number | null | undefined
  location?: string | undefined
}

/** Where the form puts the device; what it leaves out stays as it is. */
export async function resolveHome(tx: Tx, given: Given, current: Home): Promise<Home> {
  if (given.placeId) return { placeId: await requirePlace(tx, given.placeId), storeId: null }
  if (given.storeId) return { placeId: null, storeId: await requireStore(tx, given.storeId) }
  if (given.placeId === undefined && given.location) return findByName(tx, given.location)
  const leavesPlace = given.placeId === null || given.location === ''
  return {
    placeId: leavesPlace ? null : current.placeId,
    storeId: given.storeId === null ? null : current.storeId,
  }
}

async function requirePlace(tx: Tx, placeId: number): Promise<number> {
  if (!(await findPlace(tx, placeId))) throw refuseField('device_data.placeId', '找不到播放地點，請重新選擇')
  return placeId
}

async function requireStore(tx: Tx, storeId: number): Promise<number> {
  const [store] = await tx
    .select({ id: stores.id })
    .from(stores)
    .where(eq(stores.id, storeId))
    .for('key share')
  if (!store) throw refuseField('device_data.storeId', '找不到店家，請重新選擇')
  return storeId
}

async function findByName(tx: Tx, location: string): Promise<Home> {
  const place = await findPlaceByName(tx, location)
  if (!place) throw refuseField('device_data.location', `找不到播放地點「${location}」，請先新增播放地點`)
  return { placeId: place.id, storeId: null }
}

const fieldOf = ({ placeId }: Home) => `device_data.${placeId === null ? 'storeId' : 'placeId'}`

/** A device in a vehicle rides with it. */
export async function requireNoVehicle(tx: Tx, macAddr: string, home: Home): Promise<void> {
  if (home.placeId === null && home.storeId === null) return
  const no = await findCarrier(tx, macAddr)
  if (no) throw refuseField(fieldOf(home), `裝置裝於車輛「${no}」，請先自車輛移除`, 'CONFLICT')
}

/** For the moment between the look and the write, in which a vehicle took the device. */
export const refuseCarried =
  (home: Home) =>
  (error: unknown): never => {
    if (brokenConstraint(error) === 'device_one_home')
      throw refuseField(fieldOf(home), '裝置已裝於車輛，請先自車輛移除', 'CONFLICT')
    throw error
  }
