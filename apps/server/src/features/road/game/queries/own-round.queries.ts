import type { Handle } from '../../../../db/db.ts'
import { rawQuery } from '../../../../db/raw-query.ts'

const mostRounds = 100

const ofMember = rawQuery({
  name: 'game.ownRounds',
  row: {
    gameId: 'int2',
    playedAt: 'timestamptz',
    score: 'int4',
    rank: 'int2',
    players: 'int4',
    endStatus: 'text',
    ticketNo: 'text?',
    cpnCode: 'text?',
    title: 'text?',
  },
  sql: `select g.game_id as "gameId", u.ended_at as "playedAt", t.score, t.rank,
     (select count(*)::int from game_seat o where o.room_id = t.room_id) as players, t.end_status as "endStatus",
     k.ticket_no as "ticketNo", c.cpn_code as "cpnCode", c.cpn_title as title
   from game_seat t join game_room g on g.id = t.room_id join game_round u on u.room_id = g.id
     left join coupon_ticket k on k.id = t.ticket_id left join coupon c on c.id = k.coupon_id
   where t.member_id = $1 and u.ended_at is not null and t.score is not null and t.rank is not null
     and t.end_status is not null
   order by u.ended_at desc limit ${mostRounds}`,
})
export const listRoundsOfMember = (db: Handle, memberId: number) => db.run(ofMember, [memberId])
