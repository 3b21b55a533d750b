import type { Tx } from '@lumiroute/server/db/db.ts'
import { rawQuery } from '@lumiroute/server/db/raw-query.ts'
import type { Deps } from '@lumiroute/server/deps.ts'
import { setClaimed } from '@lumiroute/server/features/road/game/queries/seat.queries.ts'

type Winner = {
  roomId: number
  no: number
  score: number
  storeId: number
  adId: number
  recordId: number | null
  gameId: number
  couponCode: string
  at: Date
  memberId: number
}

const winners = rawQuery<Winner>({
  name: 'demo.prizeWinners',
  row: {
    roomId: 'int4',
    no: 'int2',
    score: 'int4',
    storeId: 'int4',
    adId: 'int4',
    recordId: 'int4?',
    gameId: 'int2',
    couponCode: 'text',
    at: 'timestamptz',
    memberId: 'int4',
  },
  sql: `select t.room_id as "roomId", t.no, t.score, g.store_id as "storeId", g.ad_id as "adId",
     g.record_id as "recordId", g.game_id as "gameId", g.settings->>'couponCode' as "couponCode",
     u.ended_at + interval '50 seconds' as at, m.id as "memberId"
   from game_seat t join game_room g on g.id = t.room_id join game_round u on u.room_id = g.id
   join lateral (select id from member where store_id = g.store_id and erased_at is null and mbr_enabled
     and created_at < u.ended_at order by id offset (t.room_id * 5 + t.no) % 20 limit 1) m on true
   where t.end_status = 'win' and g.settings->>'couponCode' <> '' and (t.room_id + t.no) % 3 <> 0
     and u.ended_at + interval '50 seconds' < $1 order by u.ended_at, t.no`,
})

/** Two of three winners of a game with a prize signed in and took it. */
export async function claimDemoPrizes(tx: Tx, deps: Deps): Promise<void> {
  for (const { roomId, no, ...winner } of await tx.run(winners, [deps.now()])) {
    const { ticketId } = await deps.gamePrizes.issue(tx, winner)
    await setClaimed(tx, { roomId, no, ticketId, memberId: winner.memberId, at: winner.at })
  }
}
