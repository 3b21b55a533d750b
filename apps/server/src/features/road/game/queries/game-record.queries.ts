import { gameJson, nameSql } from '../../../../db/coded-json.ts'
import { joinResultRoom, playedSeconds } from '../../../../db/game-result-room.ts'
import { defineList } from '../../../../db/list-json.ts'

/** SQL: one more than the number of better results in the room, or in the broadcast if there was no room. */
const rankAmongResults = `(select count(*)::int + 1 from game_result o
  where o.record_id = r.record_id and o.score > r.score and (room.opened_at is null
    or o.record_time between room.opened_at and room.closed_at))`
const gameId = 'coalesce(room.game_id, a.game_id)'

export const listGameRecordsJson = defineList({
  name: 'game.records',
  from: `(select g.result_id as id, g.*, b.ad_id, b.store_id, b.broadcast_date from game_result g
    join broadcast_record b on b.id = g.record_id) r`,
  columns: `r.id, r.record_time as "recordTime", r.ad_id as "adId", r.record_id as "recordId",
    ${gameId} as "gameId", ${nameSql(gameId, 'arGame')} as "gameName",
    room.room_id as "roomId", screen.mac_addr as "deviceId", room.starts_at as "startAt", r.record_time as "endAt",
    ${playedSeconds} as "durationS", coalesce(seat.rank, ${rankAmongResults}) as rank,
    json_build_object('id', a.id, 'name', a.name) as ad,
    json_build_object('storeCode', s.store_code, 'storeName', s.store_name) as store,
    ${gameJson(gameId)} as game,
    r.user_name as "userName", r.group_name as "groupName", r.score, r.end_status as "endStatus",
    case when r.game_room_id is not null then room.code end as "roomCode",
    case when {showsMembers}::bool then m.mbr_code end as "mbrCode",
    case when k.id is not null then json_build_object('type', 'coupon', 'ref', c.cpn_code) end as reward`,
  beside: `join ad a on a.id = r.ad_id join store s on s.id = r.store_id ${joinResultRoom}
    left join game_seat seat on seat.room_id = r.game_room_id and seat.no = r.seat_no
    left join member m on m.id = seat.member_id left join coupon_ticket k on k.id = seat.ticket_id
    left join coupon c on c.id = k.coupon_id`,
  filters: {
    storeId: 'r.store_id = {storeId}',
    q: 'r.user_name ilike {q} or r.group_name ilike {q}',
  },
  orders: { recordTime: 'r.record_time', score: 'r.score', userName: 'r.user_name' },
  order: '-recordTime',
})
