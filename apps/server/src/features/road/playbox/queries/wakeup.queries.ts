import type pg from 'pg'
import type { WakingRoom } from '../../../../ports/wakeup-registry.ts'

const recent = `select id, ended_at as "endedAt", screen_ids as "screenIds",
    exists (select from game_seat t where t.room_id = game_room.id) as "hasPlayers" from game_room
  where opened_at > now() - interval '1 hour' or ended_at > now() - interval '1 hour' order by id`

export const listRecentRooms = async (client: pg.PoolClient) => (await client.query<WakingRoom>(recent)).rows
