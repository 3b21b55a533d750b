import type { Handle, Tx } from '../../../../db/db.ts'
import { rawQuery } from '../../../../db/raw-query.ts'

export type NewSeat = {
  roomId: number
  no: number
  name: string
  tokenHash: string
  phoneHash: string | null
  at: Date
}

const insert = rawQuery({
  name: 'game.insertSeat',
  row: {},
  sql: `insert into game_seat (room_id, no, name, token_hash, phone_hash, joined_at)
   values ({roomId}, {no}, {name}, {tokenHash}, {phoneHash}, {at})`,
})
export async function insertSeat(tx: Tx, seat: NewSeat): Promise<void> {
  await tx.run(insert, seat)
}

type NextSeat = { no: number; players: number; isPlayed: boolean }

const nextSeat = rawQuery<NextSeat>({
  name: 'game.nextSeat',
  row: { no: 'int4', players: 'int4', isPlayed: 'bool' },
  sql: `select case when u.room_id is not null then coalesce(t.last + 1, 0)
       else (select min(f.no) from generate_series(0, coalesce(t.last + 1, 0)) f(no)
         where not exists (select from game_seat s where s.room_id = $1 and s.no = f.no)) end as no,
     t.players, u.ended_at is not null as "isPlayed"
   from (select max(no)::int as last, count(*)::int as players from game_seat where room_id = $1) t
   left join game_round u on u.room_id = $1`,
})
/**
 * Seats of people who leave before the round become free. In a round, a number is never given to another person, who
 * would continue with the score.
 */
export const findNextSeat = async (tx: Tx, roomId: number) =>
  (await tx.run(nextSeat, [roomId]))[0] as NextSeat

const lockPhoneKey = rawQuery({
  name: 'game.lockPhone',
  row: { pg_advisory_xact_lock: 'void' },
  sql: 'select pg_advisory_xact_lock(7303, hashtext($1))',
})
const playsOfPhone = rawQuery({
  name: 'game.playsOfPhone',
  row: { plays: 'int4' },
  sql: `select count(distinct t.room_id)::int as plays from game_seat t join game_room g on g.id = t.room_id
   where t.phone_hash = $1 and g.ad_id = $2`,
})
/** Waits for a concurrent join of the same phone in another room. The hash changes every day. */
export async function countPlays(tx: Tx, phoneHash: string, adId: number): Promise<number> {
  await tx.run(lockPhoneKey, [phoneHash])
  return ((await tx.run(playsOfPhone, [phoneHash, adId]))[0] as { plays: number }).plays
}

export type OpenSeat = { no: number; name: string; isHidden: boolean; joinedAt: Date }

const ofRoom = rawQuery<OpenSeat & { score: number | null }>({
  name: 'game.seats',
  row: { no: 'int2', name: 'text', isHidden: 'bool', joinedAt: 'timestamptz', score: 'int4?' },
  sql: `select no, name, is_hidden as "isHidden", joined_at as "joinedAt", score
   from game_seat where room_id = $1 order by no`,
})
export const listSeats = (db: Handle, roomId: number) => db.run(ofRoom, [roomId])

type HiddenSeat = OpenSeat & { roomId: number; adId: number; adName: string }

const hide = rawQuery<Omit<HiddenSeat, 'joinedAt'>>({
  name: 'game.hideSeat',
  row: { roomId: 'int4', no: 'int2', name: 'text', isHidden: 'bool', adId: 'int4', adName: 'text' },
  sql: `update game_seat t set is_hidden = {isHidden} from game_room g join ad a on a.id = g.ad_id
   where t.room_id = g.id and g.code = {code} and g.store_id = {storeId} and t.no = {no}
   returning t.room_id as "roomId", t.no, t.name, t.is_hidden as "isHidden", a.id as "adId", a.name as "adName"`,
})
type Hiding = { code: string; storeId: number; no: number; isHidden: boolean }
export const hideSeatRow = async (tx: Tx, hiding: Hiding) => (await tx.run(hide, hiding))[0]

const resultName = rawQuery({
  name: 'game.resultName',
  row: {},
  sql: 'update game_result set user_name = {name} where game_room_id = {roomId} and seat_no = {no}',
})
export async function setResultName(
  tx: Tx,
  shown: { roomId: number; no: number; name: string },
): Promise<void> {
  await tx.run(resultName, shown)
}

export type WonSeat = {
  roomId: number
  no: number
  score: number | null
  endStatus: string | null
  memberId: number | null
  ticketId: number | null
  claimedAt: Date | null
  adId: number
  recordId: number | null
  gameId: number
  settings: object
  /** When the round was over. */
  playedAt: Date | null
}

const lockByToken = rawQuery<WonSeat>({
  name: 'game.lockSeat',
  row: {
    roomId: 'int4',
    no: 'int2',
    score: 'int4?',
    endStatus: 'text?',
    memberId: 'int4?',
    ticketId: 'int4?',
    claimedAt: 'timestamptz?',
    adId: 'int4',
    recordId: 'int4?',
    gameId: 'int2',
    settings: 'jsonb',
    playedAt: 'timestamptz?',
  },
  sql: `select t.room_id as "roomId", t.no, t.score, t.end_status as "endStatus", t.member_id as "memberId",
     t.ticket_id as "ticketId", t.claimed_at as "claimedAt", g.ad_id as "adId", g.record_id as "recordId",
     g.game_id as "gameId", g.settings, u.ended_at as "playedAt"
   from game_seat t join game_room g on g.id = t.room_id left join game_round u on u.room_id = g.id
   where t.token_hash = $1 and g.store_id = $2 for update of t`,
})
/** Locked, so that of two claims the second sees the first. */
export const lockSeatByToken = async (tx: Tx, tokenHash: string, storeId: number) =>
  (await tx.run(lockByToken, [tokenHash, storeId]))[0]

const claim = rawQuery({
  name: 'game.claimSeat',
  row: {},
  sql: `update game_seat set member_id = {memberId}, ticket_id = {ticketId}, claimed_at = {at}
   where room_id = {roomId} and no = {no}`,
})
type Claim = { roomId: number; no: number; memberId: number; ticketId: number; at: Date }
export async function setClaimed(tx: Tx, claimed: Claim): Promise<void> {
  await tx.run(claim, claimed)
}
