import { countdownSeconds, podiumSeconds, slackSeconds } from '@lumiroute/contract/game'
import type { GameId } from '@lumiroute/games'
import { playBotRound } from '@lumiroute/games/bots'
import { hashState, standings } from '@lumiroute/games/simulation'
import type { Tx } from '@lumiroute/server/db/db.ts'
import { rawQuery } from '@lumiroute/server/db/raw-query.ts'
import { gameRooms, gameRounds, gameSeats } from '@lumiroute/server/db/schema/index.ts'
import type { Deps } from '@lumiroute/server/deps.ts'
import { saveScores } from '@lumiroute/server/features/road/game/host/queries/round.queries.ts'
import { getPresetName } from '@lumiroute/server/features/road/game/player-name.ts'
import {
  type ApprovedRules,
  type RoomSettings,
  toRoomSettings,
} from '@lumiroute/server/features/road/game/room-settings.ts'
import { hashSeatToken } from '@lumiroute/server/features/road/game/seat-token.ts'
import { type DemoRoom, demoRooms, hasRounds } from '../data/demo-games.ts'
import { createDice, type Dice } from '../dice.ts'

type Played = {
  adId: number
  storeId: number
  recordId: number
  gameId: number
  dayStart: number
  from: number
  until: number
  isLinked: boolean
  roomId: string
  deviceId: number
  screenIds: number[]
  rules: ApprovedRules
}

const played = rawQuery<Played>({
  name: 'demo.playedGames',
  row: {
    adId: 'int4',
    storeId: 'int4',
    recordId: 'int4',
    gameId: 'int2',
    dayStart: 'float8',
    from: 'float8',
    until: 'float8',
    isLinked: 'bool',
    roomId: 'text',
    deviceId: 'int4',
    screenIds: 'int4[]',
    rules: 'jsonb',
  },
  sql: `select a.id as "adId", a.store_id as "storeId", b.id as "recordId", a.game_id as "gameId",
     (extract(epoch from b.broadcast_date::timestamptz) * 1000)::float8 as "dayStart",
     (extract(epoch from b.start_date_time) * 1000)::float8 as "from",
     (extract(epoch from coalesce(b.end_date_time, $1::timestamptz)) * 1000)::float8 as until,
     a.move_type = 'store_united_game' as "isLinked", a.united_room_id as "roomId", d.id as "deviceId",
     case when a.move_type = 'store_united_game' then array(select k.device_id from screen_booking k
       where k.ad_id = a.id and k.date = b.broadcast_date order by k.device_id) else array[d.id] end as "screenIds",
     s.content as rules
   from ad a join broadcast_record b on b.ad_id = a.id join ad_snapshot s on s.id = a.snapshot_id
   left join vehicle v on v.id = b.vehicle_id
   join device d on d.id = coalesce((select p.id from device p where p.mac_addr = v.device_one),
     (select p.id from device p where p.mac_addr = split_part(a.united_device_id, ',', 1)),
     (select min(k.device_id) from screen_booking k where k.ad_id = a.id and k.date = b.broadcast_date))
   where a.game_id is not null and b.start_date_time is not null order by b.broadcast_date, a.id`,
})

/** The rooms of the demo's games. Bots really play their rounds, so that each replays to its scores. */
export async function loadDemoRooms(tx: Tx, deps: Deps, operatorId: number): Promise<void> {
  const games = await tx.run(played, [deps.now()])
  for (const game of games.filter(({ dayStart }) => hasRounds(dayStart, deps.now().getTime()))) {
    const dice = createDice(game.recordId * 211)
    const settings = toRoomSettings(game.rules)
    const day = { from: game.from, until: game.until, isOver: true }
    for (const room of demoRooms(dice, day, { ...settings, isLinked: game.isLinked }))
      await loadRoom(tx, dice, { game, settings, room, openedBy: game.isLinked ? operatorId : null })
  }
}

type Loading = { game: Played; settings: RoomSettings; room: DemoRoom; openedBy: number | null }

const letters = '34679ACDEFGHJKMNPRTUWXY'
const makeCode = (dice: Dice) => Array.from({ length: 6 }, () => letters[dice.below(letters.length)]).join('')

async function loadRoom(tx: Tx, dice: Dice, { game, settings, room, openedBy }: Loading): Promise<void> {
  const { adId, storeId, recordId, gameId, isLinked, roomId, deviceId, screenIds } = game
  const code = makeCode(dice)
  const of = { adId, storeId, recordId, gameId, isLinked, roomId, deviceId, screenIds }
  const wholeSeconds = countdownSeconds + settings.seconds + podiumSeconds + slackSeconds
  const [inserted] = await tx
    .insert(gameRooms)
    .values({
      ...of,
      code,
      settings,
      openedBy,
      openedAt: new Date(room.openedAt),
      startsAt: new Date(room.startsAt),
      endsAt: new Date(room.startsAt + wholeSeconds * 1000),
      endedAt: new Date(room.endedAt),
      endReason: room.endReason,
    })
    .returning({ id: gameRooms.id })
  if (room.players.length > 0)
    await playRoom(tx, dice, { game, settings, room, code, id: inserted?.id as number })
}

type Playing = Omit<Loading, 'openedBy'> & { code: string; id: number }

async function playRoom(tx: Tx, dice: Dice, { game, settings, room, code, id }: Playing): Promise<void> {
  const { world, seconds, difficulty, winScore } = settings
  const rules = { world, seconds, difficulty, winScore }
  const seed = 1 + dice.below(2 ** 30)
  const recorder = playBotRound({ ...room, game: game.gameId as GameId, settings: rules, seed })
  const { version, ticks, inputs } = recorder.finish()
  const endedAt = new Date(room.startsAt + (ticks / 60) * 1000)
  const firstName = dice.below(40)
  const nameOf = (seat: number) => getPresetName(firstName + seat * 7)
  await tx.insert(gameRounds).values({
    roomId: id,
    gameId: game.gameId,
    codeVersion: version,
    seed,
    settings: rules,
    ticks,
    endedAt,
    startedAt: new Date(room.startsAt),
    inputs: Buffer.from(inputs),
    finalHash: hashState(recorder.state),
  })
  await tx.insert(gameSeats).values(
    room.players.map(({ seat, joinsAt = 0 }) => ({
      roomId: id,
      no: seat,
      name: nameOf(seat),
      tokenHash: hashSeatToken(`demo ${code} ${seat}`),
      joinedAt: new Date(room.startsAt - (room.players.length - seat) * 2000 + (joinsAt / 60) * 1000),
    })),
  )
  const scores = standings(recorder.state).map(({ seat: no, score, rank, endStatus }) => {
    const name = nameOf(no)
    return { no, name, score, rank, endStatus }
  })
  await saveScores(tx, { roomId: id, recordId: game.recordId, at: endedAt, scores })
}
