import { isUsedBy } from '@lumiroute/contract/ad'
import { readMacList } from '@lumiroute/contract/device'
import type { Handle } from '../../../db/db.ts'
import type { FilledScreens, ScreenChoice, ScreenFields } from '../../../ports/screen-booking.ts'
import { text } from '../../../text/text.ts'
import { findPlace, findPlaceByName } from '../place/find-place.ts'
import { findChoosableByIds } from './screen.queries.ts'

/**
 * Completes the fields from the chosen place or screens. Unknown text is retained, since a draft may be
 * unfinished.
 */
export async function fillScreenFields(
  db: Handle,
  storeId: number,
  choice: ScreenChoice,
): Promise<FilledScreens> {
  if (isUsedBy(choice.moveType, 'placeId')) return fillPlace(db, choice)
  if (isUsedBy(choice.moveType, 'screenIds')) return fillScreens(db, storeId, choice)
  return { filled: pickFields(choice), faults: {} }
}

const pickFields = ({ placeId, fixLocation, unitedDeviceId }: ScreenFields): ScreenFields => ({
  placeId,
  fixLocation,
  unitedDeviceId,
})

async function fillPlace(db: Handle, choice: ScreenChoice): Promise<FilledScreens> {
  const { placeId, fixLocation } = choice
  const fields = pickFields(choice)
  const place =
    placeId === null ? fixLocation && (await findPlaceByName(db, fixLocation)) : await findPlace(db, placeId)
  if (place) return { filled: { ...fields, placeId: place.id, fixLocation: place.name }, faults: {} }
  const faults: FilledScreens['faults'] =
    placeId === null ? {} : { 'ad_data.placeId': text('screen.placeNotFound') }
  return { filled: { ...fields, placeId: null }, faults }
}

async function fillScreens(db: Handle, storeId: number, choice: ScreenChoice): Promise<FilledScreens> {
  const { moveType, screenIds, unitedDeviceId } = choice
  const fields = pickFields(choice)
  if (screenIds.length === 0)
    return { filled: { ...fields, unitedDeviceId: readMacList(unitedDeviceId).join(',') }, faults: {} }
  const isLinked = moveType === 'store_united_game'
  const found = await findChoosableByIds(db, { storeId, isLinked }, screenIds)
  const macs = new Map(found.map(({ id, macAddr }) => [id, macAddr]))
  const chosen = [...new Set(screenIds)]
  const faults: FilledScreens['faults'] = chosen.every((id) => macs.has(id))
    ? {}
    : { 'ad_data.screenIds': text('screen.notFound') }
  const filled = chosen.flatMap((id) => macs.get(id) ?? []).join(',')
  return { filled: { ...fields, unitedDeviceId: filled }, faults }
}
