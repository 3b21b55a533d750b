import type { GameAd, getGameAd as endpoint } from '@lumiroute/contract/game'
import { eq, inArray } from 'drizzle-orm'
import type { Handle } from '../../../db/db.ts'
import { ads } from '../../../db/schema/index.ts'
import { RawJson } from '../../../http/response/answer.ts'
import { notFound } from '../../../errors/app-error.ts'
import { today } from '../../../clock/business-day.ts'
import { formatMoment } from '../../../clock/business-moment.ts'
import type { Deps } from '../../../deps.ts'
import { requestOrigin } from '../../../http/pipeline/request-origin.ts'
import type { Steps } from '../../../http/pipeline/route.ts'
import { getOnlineThreshold } from '../device/online-threshold.ts'
import { gameKinds, listGameAdsJson, type ScreenRow } from './game-ad.queries.ts'
import { type Judged, judgeStart } from './judge-start.ts'
import { listRooms } from './room.queries.ts'
import { viewGame, viewRoom } from './room.view.ts'

export async function getGameAd({ db, deps, input, request }: Steps<typeof endpoint>) {
  const now = deps.now()
  const given = { today: today(deps), now }
  const filters = { game: gameKinds, adId: input.adId }
  const [{ rows }, [ad]] = await Promise.all([
    listGameAdsJson(db, { filters, given }),
    db.select().from(ads).where(eq(ads.id, input.adId)),
  ])
  if (rows === '[]' || !ad) throw notFound()
  const judged = await judgeStart(db, deps, ad)
  const gameId = judged.approved ? judged.approved.gameId : ad.gameId
  const timeZone = deps.settings.businessTz
  const viewing = { origin: requestOrigin(request, deps.settings), now, timeZone }
  const rooms = (await listRooms(db, ad.id, now)).map((room) => viewRoom(room, viewing))
  return {
    gameAd: new RawJson<GameAd>(rows.slice(1, -1)),
    game: gameId === null ? null : viewGame(gameId),
    unitedRoomId: judged.approved?.unitedRoomId ?? ad.unitedRoomId,
    waitSeconds: judged.approved?.waitSeconds ?? ad.waitSeconds,
    screens: await viewScreens(db, deps, judged),
    refusal: judged.refusal,
    room: rooms.find(({ state }) => state !== 'ended') ?? null,
    pastRooms: rooms.filter(({ state }) => state === 'ended').slice(0, 5),
    serverTime: formatMoment(now, timeZone),
  }
}

async function viewScreens(db: Handle, deps: Deps, { screens }: Judged) {
  const names = await nameAds(
    db,
    screens.flatMap(({ otherAdId }) => otherAdId ?? []),
  )
  return screens.map(({ macAddr, device, otherAdId }) => ({
    macAddr,
    name: device?.name ?? null,
    status: statusOf(deps, device),
    lastSeenAt: device?.lastSeenAt ? formatMoment(device.lastSeenAt, deps.settings.businessTz) : null,
    onScreen: device?.onScreen ?? null,
    otherAd: otherAdId === null ? null : (names.get(otherAdId) ?? null),
  }))
}

function statusOf(deps: Deps, device: ScreenRow | undefined) {
  if (!device) return 'unknown' as const
  if (!device.isPaired) return 'unpaired' as const
  return (device.lastSeenAt ?? 0) >= getOnlineThreshold(deps) ? ('online' as const) : ('offline' as const)
}

async function nameAds(db: Handle, ids: number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const found = await db.select({ id: ads.id, name: ads.name }).from(ads).where(inArray(ads.id, ids))
  return new Map(found.map(({ id, name }) => [id, name]))
}
