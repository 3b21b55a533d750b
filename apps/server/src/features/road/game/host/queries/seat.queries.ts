import type { EndStatus } from '@lumiroute/games/simulation'
import type { Handle } from '../../../../../db/db.ts'
import { column, rawQuery } from '../../../../../db/raw-query.ts'

const seats = rawQuery({
  name: 'game.seatsOfRooms',
  row: {
    roomId: 'int4',
    no: 'int2',
    name: 'text',
    isHidden: 'bool',
    score: 'int4?',
    rank: 'int2?',
    endStatus: column<EndStatus | null>('text?'),
  },
  sql: `select room_id as "roomId", no, name, is_hidden as "isHidden", score, rank, end_status as "endStatus"
   from game_seat where room_id = any($1::int[]) order by room_id, no`,
})
export type SeatRow = NonNullable<(typeof seats)['row']>
export const listSeats = (db: Handle, roomIds: number[]) => db.run(seats, [roomIds])

const byToken = rawQuery({
  name: 'game.seatByToken',
  row: { no: 'int2' },
  sql: `select no from game_seat where room_id = $1 and token_hash = $2`,
})
export const findSeatByToken = async (db: Handle, roomId: number, tokenHash: string) =>
  (await db.run(byToken, [roomId, tokenHash]))[0]?.no

const free = rawQuery({
  name: 'game.freeSeats',
  row: { no: 'int2' },
  sql: `delete from game_seat where room_id = {roomId} and no = any({nos}::int[]) and score is null returning no`,
})

/** Seats of people who left before they played. */
export const freeSeats = (db: Handle, roomId: number, nos: number[]) => db.run(free, { roomId, nos })
