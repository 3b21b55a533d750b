import type { GameAd, GameRoom, getGameAd as endpoint } from '@lumiroute/contract/game'
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
import { findLiveRoom, listRooms, type ScoredRoom } from './queries/room.queries.ts'
import { getShownName } from './player-name.ts'
import { listSeats } from './queries/seat.queries.ts'
import { viewGame, viewPhase, viewRoom, type Viewing } from './view-room.ts'

export async function getGameAd({ db, deps, actor, input, request, language }: Steps<typeof endpoint>) {
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
  const found = await listRooms(db, ad.id, now)
  const rooms = found.map((room) => viewRoom(room, viewing))
  const open = findShown(rooms)
  return {
    gameAd: new RawJson<GameAd>(rows.slice(1, -1)),
    game: gameId === null ? null : viewGame(gameId, language),
    unitedRoomId: check.approved?.unitedRoomId ?? ad.unitedRoomId,
    waitSeconds: check.approved?.waitSeconds ?? ad.waitSeconds,
    screens: await viewScreens(db, deps, check, actor.isOperator ? null : actor.storeId),
    refusal: check.refusal,
    room: await viewOpenRoom(db, found[open], rooms[open], viewing),
    pastRooms: rooms.filter(({ state }) => state === 'ended').slice(0, 5),
    serverTime: formatMoment(now, timeZone),
  }
}

/** Each box has its own room: the one that people play in, otherwise the newest. */
function findShown(rooms: readonly GameRoom[]): number {
  const isOpen = ({ state }: GameRoom) => state !== 'ended'
  const played = rooms.findIndex((room) => isOpen(room) && room.players > 0)
  return played < 0 ? rooms.findIndex(isOpen) : played
}

/** With who plays, as the server that runs the round sees it; stored scores are final. */
async function viewOpenRoom(
  db: Handle,
  row: ScoredRoom | undefined,
  room: GameRoom | undefined,
  viewing: Viewing,
) {
  if (!row || !room) return null
  const [live, seats] = await Promise.all([findLiveRoom(db, row.id), listSeats(db, row.id)])
  return {
    ...room,
    ...viewPhase(row, live, viewing),
    seats: seats.map((seat) => {
      const { no, isHidden, joinedAt, score } = seat
      const seen = live?.seats.find((each) => each.no === no)
      return {
        no,
        name: getShownName(seat),
        isHidden,
        joinedAt: formatMoment(joinedAt, viewing.timeZone),
        score: score ?? seen?.score ?? null,
        isHere: seen?.isHere ?? false,
      }
    }),
  }
}

/** A screen at a public place also plays ads of other stores, which stores do not see here. */
async function viewScreens(db: Handle, deps: Deps, { screens }: StartCheck, storeId: number | null) {
  const named = screens.flatMap(({ otherAdId, device }) => [otherAdId, device?.onScreen?.adId])
  const names = await getAdNames(
    db,
    named.filter((id) => typeof id === 'number'),
    storeId,
  )
  const isShown = (adId: number | null) => storeId === null || (adId !== null && names.has(adId))
  return screens.map(({ macAddr, device, otherAdId }) => ({
    macAddr,
    name: device?.name ?? null,
    status: getStatus(deps, device),
    lastSeenAt: device?.lastSeenAt ? formatMoment(device.lastSeenAt, deps.settings.businessTz) : null,
    onScreen: device?.onScreen && isShown(device.onScreen.adId) ? device.onScreen : null,
    otherAd: otherAdId === null ? null : (names.get(otherAdId) ?? null),
  }))
}

function getStatus(deps: Deps, device: ScreenRow | undefined) {
  if (!device) return 'unknown' as const
  if (!device.isPaired) return 'unpaired' as const
  return (device.lastSeenAt ?? 0) >= getOnlineThreshold(deps) ? ('online' as const) : ('offline' as const)
}
