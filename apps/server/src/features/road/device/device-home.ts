import { brokenConstraint, type Tx } from '../../../db/db.ts'
import { refuseField } from '../../../errors/app-error.ts'
import { text } from '../../../text/text.ts'
import { findPlace, findPlaceByName } from '../place/find-place.ts'
import { findVehicleNo, lockStoreRow } from './device.queries.ts'

export type Home = { placeId: number | null; storeId: number | null }
type HomeFields = {
  placeId?: number | null | undefined
  storeId?: number | null | undefined
  location?: string | undefined
}

/** The place or store given by the form; omitted fields leave the current one. */
export async function resolveHome(tx: Tx, fields: HomeFields, current: Home): Promise<Home> {
  if (fields.placeId) return { placeId: await requirePlace(tx, fields.placeId), storeId: null }
  if (fields.storeId) return { placeId: null, storeId: await requireStore(tx, fields.storeId) }
  if (fields.placeId === undefined && fields.location) return resolveByName(tx, fields.location)
  const leavesPlace = fields.placeId === null || fields.location === ''
  return {
    placeId: leavesPlace ? null : current.placeId,
    storeId: fields.storeId === null ? null : current.storeId,
  }
}

async function requirePlace(tx: Tx, placeId: number): Promise<number> {
  if (!(await findPlace(tx, placeId))) throw refuseField('device_data.placeId', text('device.placeNotFound'))
  return placeId
}

async function requireStore(tx: Tx, storeId: number): Promise<number> {
  if (!(await lockStoreRow(tx, storeId)))
    throw refuseField('device_data.storeId', text('device.storeNotFound'))
  return storeId
}

async function resolveByName(tx: Tx, name: string): Promise<Home> {
  const place = await findPlaceByName(tx, name)
  if (!place) throw refuseField('device_data.location', text('device.locationNotFound', { name }))
  return { placeId: place.id, storeId: null }
}

const getHomeField = ({ placeId }: Home) => `device_data.${placeId === null ? 'storeId' : 'placeId'}`

/** A device in a vehicle cannot have a fixed place as well. */
export async function requireNoVehicle(tx: Tx, macAddr: string, home: Home): Promise<void> {
  if (home.placeId === null && home.storeId === null) return
  const no = await findVehicleNo(tx, macAddr)
  if (no) throw refuseField(getHomeField(home), text('device.homeInVehicle', { no }), 'CONFLICT')
}

/** The same error if a vehicle took the device between the check and the write. */
export const refuseInVehicle =
  (home: Home) =>
  (error: unknown): never => {
    if (brokenConstraint(error) === 'device_one_home')
      throw refuseField(getHomeField(home), text('device.takenByVehicle'), 'CONFLICT')
    throw error
  }
