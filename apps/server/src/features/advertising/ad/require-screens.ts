import { isUsedBy, type MoveType, neededToSubmit, type TypedField } from '@lumiroute/contract/ad'
import type { Tx } from '../../../db/db.ts'
import { AppError } from '../../../errors/app-error.ts'
import { type Filled, fillChoice } from '../../road/screen/fill-choice.ts'
import { describeRefusals, needsScreens, planScreens, readChoice } from '../../road/screen/plan-screens.ts'
import { isAhead } from './ad.dates.ts'
import type { LockedAd } from './lock-ad.ts'

type Faults = Record<string, string>
type StoredField = Exclude<TypedField, 'screenIds'>

const missing = '**必填'

const labels: Partial<Record<string, string>> = {
  fixLocation: '播放地點',
  gameId: '遊戲',
  unitedDeviceId: '播放螢幕',
  playId1: '主播放清單的素材',
  broadcastDate: '播放日期',
  streamUrl: '直播網址',
}

/** Reject ads that no screen can play, so that nobody pays for one that cannot run. */
export async function requireScreens(tx: Tx, draft: LockedAd, day: string): Promise<void> {
  const ad = { ...draft, ...(await fillScreens(tx, draft)) }
  const { fixLocation, unitedDeviceId } = findMissingFields(ad)
  const fields: Faults = { ...(fixLocation && { fixLocation }), ...(unitedDeviceId && { unitedDeviceId }) }
  rejectFaults({ ...fields, ...(await findScreenFaults(tx, ad, fields, day)) })
}

/** The choice as it stands now, since a place may have been added after the draft was saved. */
export async function fillScreens(tx: Tx, ad: LockedAd): Promise<Filled> {
  const { storeId, placeId, fixLocation, unitedDeviceId } = ad
  const moveType = ad.moveType as MoveType
  const choice = { moveType, placeId, fixLocation, unitedDeviceId, screenIds: [] }
  return (await fillChoice(tx, storeId, choice)).filled
}

export function findMissingFields(ad: LockedAd): Faults {
  const moveType = ad.moveType as MoveType
  const needed = (neededToSubmit[moveType] ?? []) as readonly StoredField[]
  const names = needed.filter((field) => isUsedBy(moveType, field) && !ad[field])
  return Object.fromEntries(names.map((name) => [name, missing]))
}

export async function findScreenFaults(tx: Tx, ad: LockedAd, known: Faults, day: string): Promise<Faults> {
  if (!needsScreens(ad.moveType) || known.fixLocation || known.unitedDeviceId) return {}
  const choice = await readChoice(tx, ad)
  if (choice.refusal !== null) return { [choice.field]: choice.refusal }
  const ahead = ad.broadcastDates.filter((date) => isAhead(date, day))
  const refusal = describeRefusals(await planScreens(tx, ad, choice, ahead))
  return refusal === null ? {} : { [choice.field]: refusal }
}

export function rejectFaults(fields: Faults): void {
  const [only, ...others] = Object.keys(fields)
  if (only === undefined) return
  // Show a single fault in full, since the list of ads shows only the message.
  const reason = fields[only] as string
  if (others.length === 0 && reason !== missing) throw new AppError('VALIDATION', { message: reason, fields })
  const names = [only, ...others].map((name) => labels[name] ?? name)
  throw new AppError('VALIDATION', { message: `廣告資料尚未完整：${names.join('、')}`, fields })
}
