import { countdownSeconds, podiumSeconds, slackSeconds, type StartRefusal } from '@lumiroute/contract/game'
import type { Handle } from '../../../db/db.ts'
import { today } from '../../../clock/business-day.ts'
import type { Deps } from '../../../deps.ts'
import { findAdToday } from '../playbox/load-programme.ts'
import {
  type ApprovedGame,
  findApprovedGame,
  findScreens,
  type NamedScreen,
} from './queries/game-ad.queries.ts'
import { getDayEnd } from './queries/game.queries.ts'

type GameAd = { id: number; moveType: string; snapshotId: number | null; unitedDeviceId: string }
type Screen = NamedScreen & { isBooked: boolean; otherAdId: number | null }

export type StartCheck = {
  /** Null if the ad was never approved or is off the air. */
  approved: ApprovedGame | null
  screens: Screen[]
  refusal: StartRefusal | null
}

/** Whether an ad's game can start now, and if not, why. */
export async function checkStart(db: Handle, deps: Deps, ad: GameAd): Promise<StartCheck> {
  const date = today(deps)
  const approved = ad.snapshotId === null ? null : ((await findApprovedGame(db, ad.snapshotId, date)) ?? null)
  const named = await findScreens(db, approved?.unitedDeviceId ?? ad.unitedDeviceId)
  const isToday = approved?.dates.includes(date) ?? false
  const screens = await Promise.all(
    named.map(async (screen) => {
      const planned = isToday && screen.device ? await findAdToday(db, deps, screen.device.id) : null
      return { ...screen, isBooked: planned === ad.id, otherAdId: planned === ad.id ? null : planned }
    }),
  )
  return { approved, screens, refusal: findRefusal(ad, approved, isToday, screens) }
}

function findRefusal(
  { moveType }: GameAd,
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

export type RoomTimes = { openedAt: Date; startsAt: Date; endsAt: Date }

const addSeconds = (at: Date, seconds: number) => new Date(at.getTime() + seconds * 1000)
type Length = { wait: number; round: number }

/**
 * When waiting and playing end: at midnight at the latest, when the screens change to another ad. Null if no round
 * fits before.
 */
export async function planTimes(db: Handle, deps: Deps, { wait, round }: Length): Promise<RoomTimes | null> {
  const openedAt = deps.now()
  const midnight = await getDayEnd(db, today(deps))
  const startsAt = addSeconds(openedAt, wait)
  const played = addSeconds(startsAt, countdownSeconds + round + podiumSeconds)
  if (played > midnight) return null
  const endsAt = addSeconds(played, slackSeconds)
  return { openedAt, startsAt, endsAt: endsAt < midnight ? endsAt : midnight }
}
