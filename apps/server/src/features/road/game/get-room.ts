import { maxPlayers, type getRoom as endpoint } from '@lumiroute/contract/game'
import { notFound } from '../../../errors/app-error.ts'
import { formatMoment } from '../../../clock/business-moment.ts'
import type { Read } from '../../../http/pipeline/route.ts'
import { normalizeCode } from '../playbox/pairing-code.ts'
import { text } from '../../../text/text.ts'
import { findNextCode, findRoomByCode } from './queries/room.queries.ts'
import { readRoomSettings } from './room-settings.ts'
import { getRoomPhase, getRoomState, viewGame } from './view-room.ts'

/** Older codes are not found, so that guessing finds only rooms that are on a screen now. */
const maxAgeMs = 86_400_000

export async function getRoom({ db, deps, input, language }: Read<typeof endpoint>) {
  const now = deps.now()
  const { businessTz } = deps.settings
  const room = await findRoomByCode(db, normalizeCode(input.roomCode), now)
  if (!room || room.openedAt.getTime() < now.getTime() - maxAgeMs) throw notFound(text('game.roomNotFound'))
  const state = getRoomState(room, now)
  const until = state === 'waiting' ? room.startsAt : room.endsAt
  const secondsLeft = state === 'ended' ? 0 : Math.ceil((until.getTime() - now.getTime()) / 1000)
  const { names, couponCode, winScore } = readRoomSettings(room.settings)
  const prize = couponCode === '' ? null : await deps.gamePrizes.findPrize(db, room.storeId, couponCode)
  return {
    room: {
      code: room.code,
      storeCode: room.storeCode,
      storeName: room.storeName,
      game: viewGame(room.gameId, language),
      state,
      phase: getRoomPhase(room, now),
      startsAt: formatMoment(room.startsAt, businessTz),
      endsAt: formatMoment(room.endsAt, businessTz),
      secondsLeft,
      names,
      players: room.players,
      maxPlayers,
      prize: prize && { title: prize.title, winScore },
      nextCode: state === 'ended' && room.deviceId ? await findNextCode(db, room.deviceId, now) : null,
      liffId: room.liffId,
    },
    serverTime: formatMoment(now, businessTz),
  }
}
