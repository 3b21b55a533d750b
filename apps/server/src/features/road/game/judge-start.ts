import { maxPlaySeconds, type StartRefusal } from '@lumiroute/contract/game'
import type { Handle } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'
import { today } from '../../../clock/business-day.ts'
import type { Deps } from '../../../deps.ts'
import { findAdToday } from '../playbox/load-programme.ts'
import { type ApprovedGame, findApproved, findScreens, type NamedScreen } from './game-ad.queries.ts'

type JudgedAd = { id: number; moveType: string; snapshotId: number | null; unitedDeviceId: string }
type Screen = NamedScreen & { isBooked: boolean; otherAdId: number | null }

export type Judged = {
  /** Null where it was never approved, or was taken off the air. */
  approved: ApprovedGame | null
  screens: Screen[]
  refusal: StartRefusal | null
}

/** What stands in the way of starting an ad's game now. */
export async function judgeStart(db: Handle, deps: Deps, ad: JudgedAd): Promise<Judged> {
  const date = today(deps)
  const approved = ad.snapshotId === null ? null : ((await findApproved(db, ad.snapshotId, date)) ?? null)
  const named = await findScreens(db, approved?.unitedDeviceId ?? ad.unitedDeviceId)
  const isToday = approved?.dates.includes(date) ?? false
  const screens = await Promise.all(
    named.map(async (screen) => {
      const planned = isToday && screen.device ? await findAdToday(db, deps, screen.device.id) : null
      return { ...screen, isBooked: planned === ad.id, otherAdId: planned === ad.id ? null : planned }
    }),
  )
  return { approved, screens, refusal: refusalOf(ad, approved, isToday, screens) }
}

function refusalOf(
  { moveType }: JudgedAd,
  approved: ApprovedGame | null,
  isToday: boolean,
  [first]: Screen[],
): StartRefusal | null {
  if (moveType !== 'store_united_game') return 'notUnited'
  if (!approved) return 'notApproved'
  if (!isToday) return 'notToday'
  if (approved.gameId === null) return 'noGame'
  if (!first) return 'noDevice'
  if (!first.device || first.device.kind !== 'player') return 'unknownDevice'
  if (!first.device.isPaired) return 'unpairedDevice'
  if (first.otherAdId !== null) return 'otherAd'
  return first.isBooked ? null : 'unknownDevice'
}

export const refusalTexts: Record<StartRefusal, string> = {
  notUnited: '只有店家連線遊戲可以由這裡啟動',
  notApproved: '廣告尚未通過審核，無法啟動遊戲',
  notToday: '今天不是這則廣告的播放日期，無法啟動遊戲',
  noGame: '廣告尚未選擇遊戲',
  noDevice: '廣告尚未選擇螢幕',
  unknownDevice: '廣告選擇的第一個螢幕今天無法播放這則廣告，請確認螢幕',
  unpairedDevice: '第一個螢幕尚未配對，請先完成配對',
  otherAd: '第一個螢幕今天播放的是另一則廣告',
  tooLate: '今天的播放時間即將結束，無法再啟動遊戲',
}

const dayEnd = rawQuery({
  name: 'game.dayEnd',
  row: { at: 'timestamptz' },
  sql: `select ($1::date + 1)::timestamptz as at`,
})

export type RoomTimes = { openedAt: Date; startsAt: Date; endsAt: Date }

/** Waiting, then playing; at midnight the screens go over to another ad. Nothing where no time is left. */
export async function planTimes(db: Handle, deps: Deps, waitSeconds: number): Promise<RoomTimes | null> {
  const openedAt = deps.now()
  const [midnight] = (await db.run(dayEnd, [today(deps)])) as [{ at: Date }]
  const startsAt = new Date(openedAt.getTime() + waitSeconds * 1000)
  const endsAt = new Date(Math.min(startsAt.getTime() + maxPlaySeconds * 1000, midnight.at.getTime()))
  return endsAt > startsAt ? { openedAt, startsAt, endsAt } : null
}
