import type { EndStatus, Standing } from '@lumiroute/games/simulation'
import type { Handle, Tx } from '../../../../db/db.ts'
import { rawQuery } from '../../../../db/raw-query.ts'

export type RoundRow = {
  roomId: number
  roomCode: string
  adId: number
  adName: string
  storeId: number
  gameId: number
  codeVersion: number
  seed: number
  settings: object
  startedAt: Date
  ticks: number
  inputs: Buffer
  finalHash: string
  verifiedAt: Date | null
}

const byCode = rawQuery<RoundRow>({
  name: 'game.round',
  row: {
    roomId: 'int4',
    roomCode: 'text',
    adId: 'int4',
    adName: 'text',
    storeId: 'int4',
    gameId: 'int2',
    codeVersion: 'int4',
    seed: 'int4',
    settings: 'jsonb',
    startedAt: 'timestamptz',
    ticks: 'int4',
    inputs: 'bytea',
    finalHash: 'text',
    verifiedAt: 'timestamptz?',
  },
  sql: `select g.id as "roomId", g.code as "roomCode", a.id as "adId", a.name as "adName", g.store_id as "storeId",
     u.game_id as "gameId", u.code_version as "codeVersion", u.seed, u.settings, u.started_at as "startedAt", u.ticks,
     u.inputs, u.final_hash as "finalHash", u.verified_at as "verifiedAt"
   from game_room g join game_round u on u.room_id = g.id join ad a on a.id = g.ad_id
   where g.code = $1 and g.store_id = $2 and u.ended_at is not null and u.ticks is not null and u.inputs is not null
     and u.final_hash is not null`,
})
/** A finished round of the store. */
export const findRound = async (db: Handle, code: string, storeId: number) =>
  (await db.run(byCode, [code, storeId]))[0]

export type RoundSeat = Pick<Standing, 'score' | 'rank'> & {
  no: number
  name: string
  isHidden: boolean
  endStatus: EndStatus
}

const seatsOfRound = rawQuery<RoundSeat>({
  name: 'game.roundSeats',
  row: { no: 'int2', name: 'text', isHidden: 'bool', score: 'int4', rank: 'int2', endStatus: 'text' },
  sql: `select no, name, is_hidden as "isHidden", score, rank, end_status as "endStatus" from game_seat
   where room_id = $1 and score is not null and rank is not null and end_status is not null order by rank, no`,
})
export const listRoundSeats = (db: Handle, roomId: number) => db.run(seatsOfRound, [roomId])

const verified = rawQuery({
  name: 'game.roundVerified',
  row: {},
  sql: 'update game_round set verified_at = $2 where room_id = $1',
})
export async function setVerified(tx: Tx, roomId: number, at: Date): Promise<void> {
  await tx.run(verified, [roomId, at])
}
