import type { GameAd, getGameAd as endpoint } from '@lumiroute/contract/game'
import type { Handle } from '../../../db/db.ts'
import { RawJson } from '../../../http/response/answer.ts'
import { notFound } from '../../../errors/app-error.ts'
import { today } from '../../../clock/business-day.ts'
import { formatMoment } from '../../../clock/business-moment.ts'
import type { Deps } from '../../../deps.ts'
import { requestOrigin } from '../../../http/pipeline/request-origin.ts'
import type { Steps } from '../../../http/pipeline/route.ts'
import { codeNames } from '../../../text/code-names.ts'
import { getOnlineThreshold } from '../device/online-threshold.ts'
import { checkStart, type StartCheck } from './check-start.ts'
import {
  findAdRow,
  gameMoveTypes,
  getAdNames,
  listGameAdsJson,
  type ScreenRow,
} from './queries/game-ad.queries.ts'
import { listRooms } from './queries/room.queries.ts'
import { viewGame, viewRoom } from './view-room.ts'

export async function getGameAd({ db, deps, input, request, language }: Steps<typeof endpoint>) {
  const now = deps.now()
  const given = { today: today(deps), now, ...codeNames(language) }
  const filters = { game: gameMoveTypes, adId: input.adId }
  const [{ rows }, ad] = await Promise.all([
    listGameAdsJson(db, { filters, given }),
    findAdRow(db, input.adId),
  ])
  if (rows === '[]' || !ad) throw notFound()
  const check = await checkStart(db, deps, ad)
  const gameId = check.approved ? check.approved.gameId : ad.gameId
  const timeZone = deps.settings.businessTz
  const viewing = { origin: requestOrigin(request, deps.settings), now, timeZone, language }
  const rooms = (await listRooms(db, ad.id, now)).map((room) => viewRoom(room, viewing))
  return {
    gameAd: new RawJson<GameAd>(rows.slice(1, -1)),
    game: gameId === null ? null : viewGame(gameId, language),
    unitedRoomId: check.approved?.unitedRoomId ?? ad.unitedRoomId,
    waitSeconds: check.approved?.waitSeconds ?? ad.waitSeconds,
    screens: await viewScreens(db, deps, check),
    refusal: check.refusal,
    room: rooms.find(({ state }) => state !== 'ended') ?? null,
    pastRooms: rooms.filter(({ state }) => state === 'ended').slice(0, 5),
    serverTime: formatMoment(now, timeZone),
  }
}

async function viewScreens(db: Handle, deps: Deps, { screens }: StartCheck) {
  const names = await getAdNames(
    db,
    screens.flatMap(({ otherAdId }) => otherAdId ?? []),
  )
  return screens.map(({ macAddr, device, otherAdId }) => ({
    macAddr,
    name: device?.name ?? null,
    status: getStatus(deps, device),
    lastSeenAt: device?.lastSeenAt ? formatMoment(device.lastSeenAt, deps.settings.businessTz) : null,
    onScreen: device?.onScreen ?? null,
    otherAd: otherAdId === null ? null : (names.get(otherAdId) ?? null),
  }))
}

function getStatus(deps: Deps, device: ScreenRow | undefined) {
  if (!device) return 'unknown' as const
  if (!device.isPaired) return 'unpaired' as const
  return (device.lastSeenAt ?? 0) >= getOnlineThreshold(deps) ? ('online' as const) : ('offline' as const)
}
