import { type AdForm, isUsedBy } from '@lumiroute/contract/ad'
import { readMacList } from '@lumiroute/contract/device'
import type { Handle } from '../../../db/db.ts'
import { findPlace, findPlaceByName } from '../place/find-place.ts'
import { findChoosableByIds } from './screen.queries.ts'

export type Filled = Pick<AdForm, 'placeId' | 'fixLocation' | 'unitedDeviceId'>
type Choice = Filled & Pick<AdForm, 'moveType' | 'screenIds'>
type Answer = { filled: Filled; faults: Record<string, string> }

/** The wire's fields as the choice fills them. Text that matches nothing stays, since a draft may be unfinished. */
export async function fillChoice(db: Handle, storeId: number, choice: Choice): Promise<Answer> {
  if (isUsedBy(choice.moveType, 'placeId')) return fillPlace(db, choice)
  if (isUsedBy(choice.moveType, 'screenIds')) return fillScreens(db, storeId, choice)
  return { filled: pick(choice), faults: {} }
}

const pick = ({ placeId, fixLocation, unitedDeviceId }: Filled): Filled => ({
  placeId,
  fixLocation,
  unitedDeviceId,
})

async function fillPlace(db: Handle, choice: Choice): Promise<Answer> {
  const { placeId, fixLocation } = choice
  const place =
    placeId === null ? fixLocation && (await findPlaceByName(db, fixLocation)) : await findPlace(db, placeId)
  if (place) return { filled: { ...pick(choice), placeId: place.id, fixLocation: place.name }, faults: {} }
  const faults: Answer['faults'] = placeId === null ? {} : { 'ad_data.placeId': '找不到播放地點，請重新選擇' }
  return { filled: { ...pick(choice), placeId: null }, faults }
}

async function fillScreens(db: Handle, storeId: number, choice: Choice): Promise<Answer> {
  const { moveType, screenIds, unitedDeviceId } = choice
  if (screenIds.length === 0)
    return { filled: { ...pick(choice), unitedDeviceId: readMacList(unitedDeviceId).join(',') }, faults: {} }
  const isLinked = moveType === 'store_united_game'
  const found = await findChoosableByIds(db, { storeId, isLinked }, screenIds)
  const macs = new Map(found.map(({ id, macAddr }) => [id, macAddr]))
  const chosen = [...new Set(screenIds)]
  const faults: Answer['faults'] = chosen.every((id) => macs.has(id))
    ? {}
    : { 'ad_data.screenIds': '找不到螢幕，請重新選擇' }
  const filled = chosen.flatMap((id) => macs.get(id) ?? []).join(',')
  return { filled: { ...pick(choice), unitedDeviceId: filled }, faults }
}
