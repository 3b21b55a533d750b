import { maxPlaySeconds } from '@lumiroute/contract/game'
import type { Tx } from '@lumiroute/server/db/db.ts'
import { rawQuery } from '@lumiroute/server/db/raw-query.ts'
import { gameRooms } from '@lumiroute/server/db/schema/index.ts'
import type { Deps } from '@lumiroute/server/deps.ts'
import { demoRounds, demoWaitSeconds } from '../data/demo-games.ts'

type Played = {
  adId: number
  storeId: number
  recordId: number
  from: number
  until: number
  gameId: number
  roomId: string
  deviceId: number
  screenIds: number[]
}

const played = rawQuery<Played>({
  name: 'demo.playedGames',
  row: {
    adId: 'int4',
    storeId: 'int4',
    recordId: 'int4',
    gameId: 'int2',
    from: 'float8',
    until: 'float8',
    roomId: 'text',
    deviceId: 'int4',
    screenIds: 'int4[]',
  },
  sql: `select a.id as "adId", a.store_id as "storeId", b.id as "recordId", a.game_id as "gameId",
     (extract(epoch from b.start_date_time) * 1000)::float8 as "from",
     (extract(epoch from coalesce(b.end_date_time, $1::timestamptz)) * 1000)::float8 as until,
     a.united_room_id as "roomId", d.id as "deviceId",
     array(select k.device_id from screen_booking k where k.ad_id = a.id and k.date = b.broadcast_date) as "screenIds"
   from ad a join broadcast_record b on b.ad_id = a.id join device d on d.mac_addr = split_part(a.united_device_id, ',', 1)
   where a.move_type = 'store_united_game' and a.game_id is not null and b.start_date_time is not null
   order by b.broadcast_date`,
})

const codes = ['H7KXRD', 'M3WTCE', 'A9GPNY', 'P4DTHW', 'R6MEXK', 'C3YGNU']

/** The rooms of the demo's linked games, which their results refer to. */
export async function loadDemoRooms(tx: Tx, deps: Deps, operatorId: number): Promise<void> {
  const games = await tx.run(played, [deps.now()])
  const rows = games.flatMap(({ from, until, ...names }) =>
    demoRounds({ from, until, isOver: true }, demoWaitSeconds).map((round) => ({
      ...names,
      openedAt: new Date(round.openedAt),
      startsAt: new Date(round.startsAt),
      endsAt: new Date(round.startsAt + maxPlaySeconds * 1000),
      endedAt: new Date(round.endedAt),
      endReason: round.endReason,
      openedBy: operatorId,
    })),
  )
  const coded = rows.slice(0, codes.length).map((row, at) => ({ ...row, code: codes[at] as string }))
  if (coded.length > 0) await tx.insert(gameRooms).values(coded)
}
