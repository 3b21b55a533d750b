import { maxPlaySeconds } from '@lumiroute/contract'
import { statement, type Tx } from '../db/db.ts'
import { gameRooms } from '../db/schema/index.ts'
import { today } from '../http/business-day.ts'
import type { Deps } from '../http/deps.ts'

type Played = {
  adId: number
  storeId: number
  recordId: number
  dayStart: number
  gameId: number
  roomId: string
  waitSeconds: number
  deviceId: number
}

const played = statement<Played>(
  'demo.playedGames',
  `select a.id as "adId", a.store_id as "storeId", b.id as "recordId", a.game_id as "gameId",
     (extract(epoch from b.broadcast_date::timestamptz) * 1000)::float8 as "dayStart",
     a.united_room_id as "roomId", a.wait_seconds as "waitSeconds", d.id as "deviceId"
   from ad a join broadcast_record b on b.ad_id = a.id join device d on d.mac_addr = a.united_device_id
   where a.move_type = 'store_united_game' and a.game_id is not null and b.broadcast_date < $1::date`,
)

/** Hour of the day, code, how long it was played, and why it ended. */
const rounds = [
  [17.1, 'H7KXRD', 312, 'finished'],
  [17.6, 'M3WTCE', maxPlaySeconds, 'expired'],
  [18.3, 'A9GPNY', 195, 'forced'],
] as const

const hourMs = 3_600_000

/** The rooms of days that went by. */
export async function loadDemoRooms(tx: Tx, deps: Deps, operatorId: number): Promise<void> {
  const [game] = await tx.run(played, [today(deps)])
  if (!game) return
  const { dayStart, deviceId, waitSeconds, ...names } = game
  const rows = rounds.map(([hour, code, seconds, endReason]) => {
    const openedAt = new Date(dayStart + hour * hourMs)
    const startsAt = new Date(openedAt.getTime() + waitSeconds * 1000)
    const after = (played: number) => new Date(startsAt.getTime() + played * 1000)
    const times = { openedAt, startsAt, endsAt: after(maxPlaySeconds), endedAt: after(seconds) }
    return { ...names, ...times, code, endReason, deviceId, screenIds: [deviceId], openedBy: operatorId }
  })
  await tx.insert(gameRooms).values(rows)
}
