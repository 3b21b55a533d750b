import {
  isStreamAddress,
  isUsedBy,
  type MoveType,
  neededToSubmit,
  type TypedField,
  validationTexts as say,
} from '@lumiroute/contract'
import { count, eq } from 'drizzle-orm'
import type { Tx } from '../../db/db.ts'
import { materials } from '../../db/schema/index.ts'
import { AppError } from '../../http/app-error.ts'
import { today } from '../../http/business-day.ts'
import { findLateDates, pastDate } from './ad.dates.ts'
import { requireMove } from './ad.policy.ts'
import type { LockedAd } from './lock-ad.ts'
import { moveAd } from './move-ad.ts'
import type { Verdict } from './update-ad-check.ts'

/** The store hands its ad in. */
export const submitAd: Verdict = async ({ tx, deps, actor }, ad) => {
  requireMove(ad, 'submit', actor)
  await requireComplete(tx, ad, today(deps))
  const change = { submittedAt: deps.now() }
  const moved = await moveAd(tx, ad, 'submit', change, actor.accountId)
  await deps.jobs.announce(tx, 'ad.submitted', { adId: ad.id })
  return { moved, message: `廣告「${ad.name}」已送出審核` }
}

const labels: Partial<Record<string, string>> = {
  fixLocation: '固定地點',
  gameId: '遊戲',
  unitedDeviceId: '連線裝置',
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
  if (ad.enabled && !isStreamAddress(ad.streamUrl)) fields.streamUrl = say.streamUrl
  const names = Object.keys(fields).map((name) => labels[name] ?? name)
  if (names.length > 0)
    throw new AppError('VALIDATION', { message: `廣告資料尚未完整：${names.join('、')}`, fields })
}

function lackingFields(ad: LockedAd): TypedField[] {
  const moveType = ad.moveType as MoveType
  const needed = neededToSubmit[moveType] ?? []
  return needed.filter((field) => isUsedBy(moveType, field) && !ad[field])
}

async function hasMaterial(tx: Tx, playlistId: number): Promise<boolean> {
  const [found] = await tx.select({ n: count() }).from(materials).where(eq(materials.playlistId, playlistId))
  return (found?.n ?? 0) > 0
}
