import { type AdForm, isUsedBy, type MoveType, neededToSubmit, type TypedField } from '@lumiroute/contract/ad'
import { isStreamAddress, streamTexts } from '@lumiroute/contract/stream'
import { count, eq } from 'drizzle-orm'
import type { Tx } from '../../../db/db.ts'
import { materials } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors/app-error.ts'
import { today } from '../../../clock/business-day.ts'
import { fillChoice } from '../../road/screen/fill-choice.ts'
import { describeRefusals, needsScreens, planScreens, readChoice } from '../../road/screen/plan-screens.ts'
import { findLateDates, isAhead, pastDate } from './ad.dates.ts'
import { requireMove } from './ad.policy.ts'
import type { LockedAd } from './lock-ad.ts'
import { moveAd } from './move-ad.ts'
import type { Verdict } from './update-ad-check.ts'

/** The store hands its ad in. */
export const submitAd: Verdict = async ({ tx, deps, actor }, ad) => {
  requireMove(ad, 'submit', actor)
  // A place may have been added since the draft was saved.
  const { filled } = await fillChoice(tx, ad.storeId, choiceOf(ad))
  await requireComplete(tx, { ...ad, ...filled }, today(deps))
  const change = { ...filled, submittedAt: deps.now() }
  const moved = await moveAd(tx, ad, 'submit', change, actor.accountId)
  await deps.jobs.announce(tx, 'ad.submitted', { adId: ad.id })
  return { moved, message: `廣告「${ad.name}」已送出審核` }
}

const labels: Partial<Record<string, string>> = {
  fixLocation: '播放地點',
  gameId: '遊戲',
  unitedDeviceId: '播放螢幕',
  playId1: '主播放清單的素材',
  broadcastDate: '播放日期',
  streamUrl: '直播網址',
}

/** A draft may lack what nobody can play without. */
async function requireComplete(tx: Tx, ad: LockedAd, day: string): Promise<void> {
  const fields: Record<string, string> = Object.fromEntries(lackingFields(ad).map((name) => [name, '**必填']))
  if (ad.playId1 === null) fields.playId1 = '**必填'
  else if (!(await hasMaterial(tx, ad.playId1))) fields.playId1 = '播放清單尚無素材'
  if ((await findLateDates(tx, ad, day)).length > 0) fields.broadcastDate = pastDate
  if (ad.enabled && !isStreamAddress(ad.streamUrl)) fields.streamUrl = streamTexts.streamUrl
  Object.assign(fields, await findScreenFaults(tx, ad, fields, day))
  const [only, ...others] = Object.keys(fields)
  if (only === undefined) return
  // Show a single fault in full, since the list of ads shows only the message.
  const reason = fields[only] as string
  if (others.length === 0 && reason !== '**必填')
    throw new AppError('VALIDATION', { message: reason, fields })
  const names = [only, ...others].map((name) => labels[name] ?? name)
  throw new AppError('VALIDATION', { message: `廣告資料尚未完整：${names.join('、')}`, fields })
}

const choiceOf = (ad: LockedAd) => ({
  moveType: ad.moveType as MoveType,
  placeId: ad.placeId,
  fixLocation: ad.fixLocation,
  unitedDeviceId: ad.unitedDeviceId,
  screenIds: [] as AdForm['screenIds'],
})

/** Reject ads that no screen can play before the store waits for a review. */
async function findScreenFaults(
  tx: Tx,
  ad: LockedAd,
  known: Record<string, string>,
  day: string,
): Promise<Record<string, string>> {
  if (!needsScreens(ad.moveType) || known.fixLocation || known.unitedDeviceId) return {}
  const choice = await readChoice(tx, ad)
  if (choice.refusal !== null) return { [choice.field]: choice.refusal }
  const ahead = ad.broadcastDates.filter((date) => isAhead(date, day))
  const refusal = describeRefusals(await planScreens(tx, ad, choice, ahead))
  return refusal === null ? {} : { [choice.field]: refusal }
}

type StoredField = Exclude<TypedField, 'screenIds'>

function lackingFields(ad: LockedAd): StoredField[] {
  const moveType = ad.moveType as MoveType
  const needed = (neededToSubmit[moveType] ?? []) as readonly StoredField[]
  return needed.filter((field) => isUsedBy(moveType, field) && !ad[field])
}

async function hasMaterial(tx: Tx, playlistId: number): Promise<boolean> {
  const [found] = await tx.select({ n: count() }).from(materials).where(eq(materials.playlistId, playlistId))
  return (found?.n ?? 0) > 0
}
