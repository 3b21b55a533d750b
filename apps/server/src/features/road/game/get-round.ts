import type { getRound as endpoint } from '@lumiroute/contract/game'
import { type GameId, readSettings } from '@lumiroute/games'
import { type RecordedRound, writeRecording } from '@lumiroute/games/simulation'
import { formatMoment } from '../../../clock/business-moment.ts'
import type { Handle } from '../../../db/db.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Read } from '../../../http/pipeline/route.ts'
import { normalizeCode } from '../playbox/pairing-code.ts'
import { getShownName } from './player-name.ts'
import { findRound, listRoundSeats, type RoundRow } from './queries/round.queries.ts'
import { viewGame } from './view-room.ts'

export async function getRound({ db, deps, scope, input, language }: Read<typeof endpoint>) {
  const row = await requireRound(db, input.roomCode, scope.storeId)
  const seats = await listRoundSeats(db, row.roomId)
  const { businessTz } = deps.settings
  return {
    round: {
      roomCode: row.roomCode,
      game: viewGame(row.gameId, language),
      startedAt: formatMoment(row.startedAt, businessTz),
      ticks: row.ticks,
      finalHash: row.finalHash,
      verifiedAt: row.verifiedAt && formatMoment(row.verifiedAt, businessTz),
      recording: Buffer.from(writeRecording(toRecording(row))).toString('base64'),
      seats: seats.map((seat) => ({ ...seat, name: getShownName(seat) })),
    },
  }
}

export async function requireRound(db: Handle, roomCode: string, storeId: number): Promise<RoundRow> {
  const row = await findRound(db, normalizeCode(roomCode), storeId)
  if (!row) throw new AppError('game.roundNotFound')
  return row
}

export const toRecording = (row: RoundRow): RecordedRound => ({
  game: row.gameId as GameId,
  version: row.codeVersion,
  seed: row.seed,
  settings: readSettings(row.settings),
  ticks: row.ticks,
  inputs: row.inputs,
})
