import { isUsedBy, type MoveType, neededToSubmit, type TypedField } from '@lumiroute/contract/ad'
import { today } from '../../../clock/business-day.ts'
import type { Tx } from '../../../db/db.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { ScreenFields } from '../../../ports/screen-booking.ts'
import { type Text, text, type TextKey } from '../../../text/text.ts'
import { isAhead } from './broadcast-dates.ts'
import type { LockedAd } from './lock-ad.ts'
import type { Faults } from './validate-ad.ts'

type StoredField = Exclude<TypedField, 'screenIds'>

export const missingField: Text = text('validation.requiredStar')

const fieldNames = {
  fixLocation: 'ad.fieldPlace',
  gameId: 'ad.fieldGame',
  unitedDeviceId: 'ad.fieldScreens',
  playId1: 'ad.fieldMaterials',
  broadcastDate: 'ad.fieldDates',
  streamUrl: 'ad.fieldStreamUrl',
} as const satisfies Record<string, TextKey>

const getFieldName = (field: string) =>
  field in fieldNames ? text(fieldNames[field as keyof typeof fieldNames]) : field

export const needsScreens = ({ moveType }: { moveType: string }) => moveType !== 'move_play'

/** Rejects ads that no screen can play, so that nobody pays for one that cannot run. */
export async function requireScreens(tx: Tx, deps: Deps, draft: LockedAd): Promise<void> {
  const ad = { ...draft, ...(await fillScreenFields(tx, deps, draft)) }
  const { fixLocation, unitedDeviceId } = findMissingFields(ad)
  const faults: Faults = { ...(fixLocation && { fixLocation }), ...(unitedDeviceId && { unitedDeviceId }) }
  rejectFaults({ ...faults, ...(await findScreenFaults(tx, deps, ad, faults)) })
}

/** The fields as they resolve now, since a place may have been added after the draft was saved. */
export async function fillScreenFields(tx: Tx, { screenBooking }: Deps, ad: LockedAd): Promise<ScreenFields> {
  const { storeId, placeId, fixLocation, unitedDeviceId } = ad
  const moveType = ad.moveType as MoveType
  const choice = { moveType, placeId, fixLocation, unitedDeviceId, screenIds: [] }
  return (await screenBooking.fillFields(tx, storeId, choice)).filled
}

export function findMissingFields(ad: LockedAd): Faults {
  const moveType = ad.moveType as MoveType
  const needed = (neededToSubmit[moveType] ?? []) as readonly StoredField[]
  const names = needed.filter((field) => isUsedBy(moveType, field) && !ad[field])
  return Object.fromEntries(names.map((name) => [name, missingField]))
}

export async function findScreenFaults(tx: Tx, deps: Deps, ad: LockedAd, known: Faults): Promise<Faults> {
  if (!needsScreens(ad) || known.fixLocation || known.unitedDeviceId) return {}
  const ahead = ad.broadcastDates.filter((date) => isAhead(date, today(deps)))
  const { field, refusal } = await deps.screenBooking.plan(tx, ad, ahead)
  return refusal === null ? {} : { [field]: refusal }
}

export function rejectFaults(fields: Faults): void {
  const [only, ...others] = Object.keys(fields)
  if (only === undefined) return
  // The ad list shows only the message, so put a single error there in full.
  const reason = fields[only] as Text | string
  if (others.length === 0 && reason !== missingField)
    throw new AppError('VALIDATION', { message: reason, fields })
  const names = [only, ...others].map(getFieldName)
  throw new AppError('ad.incomplete', { fields: names }, { fields })
}
