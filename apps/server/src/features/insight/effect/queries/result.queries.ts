import type { AnswerOf } from '@lumiroute/contract'
import type { getGameEffect } from '@lumiroute/contract/effect'
import type { Handle } from '../../../../db/db.ts'
import { joinResultRoom, playedSeconds } from '../../../../db/game-result-room.ts'
import { rawQuery } from '../../../../db/raw-query.ts'
import type { RecordRow } from '../../../road/record/require-record.ts'

const rowsJson = rawQuery({
  name: 'effect.gameRows',
  row: { rows: 'text' },
  sql: `select coalesce(json_agg(json_build_object('recordTime', v.record_time, 'userName', v.user_name,
     'groupName', v.group_name, 'score', v.score, 'endStatus', v.end_status, 'rank', s.rank, 'roomCode', r.code)
     order by v.record_time, v.result_id), '[]')::text as rows
   from (select * from game_result g where g.record_id = $1 order by g.record_time, g.result_id limit 100000) v
   left join game_room r on r.id = v.game_room_id
   left join game_seat s on s.room_id = v.game_room_id and s.no = v.seat_no`,
})
export const listResultsJson = async (db: Handle, { id }: RecordRow): Promise<string> =>
  (await db.run(rowsJson, [id]))[0]?.rows ?? '[]'

export type RoundRow = {
  roomCode: string
  gameId: number
  startedAt: Date
  seconds: number
  players: number
  bestName: string | null
  bestScore: number | null
  verifiedAt: Date | null
}
const rounds = rawQuery<RoundRow>({
  name: 'effect.gameRounds',
  row: {
    roomCode: 'text',
    gameId: 'int2',
    startedAt: 'timestamptz',
    seconds: 'int4',
    players: 'int4',
    bestName: 'text?',
    bestScore: 'int4?',
    verifiedAt: 'timestamptz?',
  },
  sql: `select r.code as "roomCode", d.game_id as "gameId", d.started_at as "startedAt",
     coalesce(d.ticks / 60, 0)::int as seconds,
     (select count(*) from game_seat s where s.room_id = r.id)::int as players,
     best.user_name as "bestName", best.score as "bestScore", d.verified_at as "verifiedAt"
   from game_room r join game_round d on d.room_id = r.id
   left join lateral (select g.user_name, g.score from game_result g where g.game_room_id = r.id
     order by g.score desc, g.seat_no limit 1) best on true
   where r.record_id = $1 and d.ended_at is not null order by d.started_at desc, r.id desc limit 1000`,
})
/** Rounds of a record that can be replayed. */
export const listRounds = (db: Handle, { id }: RecordRow) => db.run(rounds, [id])

type Played = {
  roomCode: string | null
  roomId: string | null
  deviceId: string | null
  rank: number
  startAt: string | null
  durationS: number | null
}
export type ResultRow = Omit<
  AnswerOf<typeof getGameEffect>['effectGameDetailList'][number],
  'rank' | 'roomCode'
> &
  Played & { id: string; at: string }

// A window function reads the record once per batch; a count per row would read it for every row.
const rowsAfter = rawQuery<ResultRow>({
  name: 'effect.gameExport',
  row: {
    id: 'uuid',
    at: 'text',
    recordTime: 'text',
    userName: 'text',
    groupName: 'text',
    score: 'int4',
    endStatus: 'text',
    roomCode: 'text?',
    roomId: 'text?',
    deviceId: 'text?',
    startAt: 'text?',
    durationS: 'int4?',
    rank: 'int4',
  },
  sql: `select v.id, v.at, v."recordTime", v."userName", v."groupName", v.score, v."endStatus", v."roomCode", v."roomId", v."deviceId",
     v."startAt", v."durationS", v.rank
   from (select r.result_id as id, r.record_time::text as at,
     to_char(r.record_time, 'YYYY-MM-DD HH24:MI:SS') as "recordTime",
     r.user_name as "userName", r.group_name as "groupName", r.score, r.end_status as "endStatus",
     room.code as "roomCode", room.room_id as "roomId", screen.mac_addr as "deviceId",
     to_char(room.starts_at, 'YYYY-MM-DD HH24:MI:SS') as "startAt", ${playedSeconds} as "durationS",
     case when room.id is null then rank() over (order by r.score desc)
       else rank() over (partition by room.id order by r.score desc) end::int as rank,
     r.record_time, r.result_id
   from (select g.*, b.ad_id, b.broadcast_date from game_result g join broadcast_record b on b.id = g.record_id
     where g.record_id = $1) r ${joinResultRoom}) v
   where (v.record_time, v.result_id) > ($2::timestamptz, $3::uuid)
   order by v.record_time, v.result_id limit $4`,
})
export const listResultsAfter = (
  db: Handle,
  { id }: RecordRow,
  after: Pick<ResultRow, 'at' | 'id'>,
  limit: number,
) => db.run(rowsAfter, [id, after.at, after.id, limit])
