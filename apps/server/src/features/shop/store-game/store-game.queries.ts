import { leaderRows, type PrizeRefusal } from '@lumiroute/contract/store-game'
import type { GameId } from '@lumiroute/games'
import type { Handle, Tx } from '../../../db/db.ts'
import { column, rawQuery } from '../../../db/raw-query.ts'

const findGameQuery = rawQuery({
  name: 'storeGame.game',
  row: { gameId: column<GameId | null>('int2?') },
  sql: 'select game_id as "gameId" from store where id = $1',
})
/** Null if the store has no game. */
export const findGame = async (db: Handle, storeId: number): Promise<GameId | null> =>
  (await db.run(findGameQuery, [storeId]))[0]?.gameId ?? null

const lockPlayerQuery = rawQuery({
  name: 'storeGame.lockPlayer',
  row: { id: 'int4' },
  sql: 'select id from member where id = $1 for no key update',
})
/** Two starts at once would both count as the last try. */
export async function lockPlayer(tx: Tx, memberId: number): Promise<void> {
  await tx.run(lockPlayerQuery, [memberId])
}

const countTriesQuery = rawQuery({
  name: 'storeGame.countTries',
  row: { used: 'int4' },
  sql: `select count(*)::int as used from store_game_round where member_id = $1 and day = $2::date`,
})
export const countTries = async (db: Handle, memberId: number, day: string): Promise<number> =>
  (await db.run(countTriesQuery, [memberId, day]))[0]?.used ?? 0

export type RoundRow = {
  id: string
  gameId: GameId
  codeVersion: number
  seed: number
  seconds: number
  winScore: number
  startedAt: Date
}
const roundRow = {
  id: 'uuid',
  gameId: column<GameId>('int2'),
  codeVersion: 'int4',
  seed: 'int4',
  seconds: 'int2',
  winScore: 'int4',
  startedAt: 'timestamptz',
} as const
const roundColumns = `r.id, r.game_id as "gameId", r.code_version as "codeVersion", r.seed, r.seconds,
  r.win_score as "winScore", r.started_at as "startedAt"`

const findOpenRoundQuery = rawQuery({
  name: 'storeGame.openRound',
  row: roundRow,
  sql: `select ${roundColumns} from store_game_round r
   where r.member_id = $1 and r.finished_at is null and not r.is_given_up`,
})
export const findOpenRound = async (tx: Tx, memberId: number): Promise<RoundRow | undefined> =>
  (await tx.run(findOpenRoundQuery, [memberId]))[0]

const giveUpRoundQuery = rawQuery({
  name: 'storeGame.giveUp',
  row: {},
  sql: 'update store_game_round set is_given_up = true where id = $1',
})
export async function giveUpRound(tx: Tx, id: string): Promise<void> {
  await tx.run(giveUpRoundQuery, [id])
}

const insertRoundQuery = rawQuery({
  name: 'storeGame.insert',
  row: roundRow,
  sql: `insert into store_game_round as r
     (store_id, member_id, game_id, code_version, seed, seconds, win_score, day, started_at)
   values ({storeId}, {memberId}, {gameId}, {codeVersion}, {seed}, {seconds}, {winScore}, {day}::date, {startedAt})
   returning ${roundColumns}`,
})
export type NewRound = Omit<RoundRow, 'id'> & { storeId: number; memberId: number; day: string }
export const insertRound = async (tx: Tx, round: NewRound): Promise<RoundRow> =>
  (await tx.run(insertRoundQuery, round))[0] as RoundRow

export type OwnRound = RoundRow & {
  isGivenUp: boolean
  finishedAt: Date | null
  score: number | null
  inputsHash: string | null
  prizeRefusal: PrizeRefusal | null
  ticketNo: string | null
  ticketTitle: string | null
  ticketExpiresAt: Date | null
}
const ownRow = {
  ...roundRow,
  isGivenUp: 'bool',
  finishedAt: 'timestamptz?',
  score: 'int4?',
  inputsHash: 'text?',
  prizeRefusal: column<PrizeRefusal | null>('text?'),
  ticketNo: 'text?',
  ticketTitle: 'text?',
  ticketExpiresAt: 'timestamptz?',
} as const
const ownColumns = `${roundColumns}, r.is_given_up as "isGivenUp", r.finished_at as "finishedAt", r.score,
  r.inputs_hash as "inputsHash", r.prize_refusal as "prizeRefusal", k.ticket_no as "ticketNo",
  c.cpn_title as "ticketTitle", k.expires_at as "ticketExpiresAt"`
const ownTables = `store_game_round r left join coupon_ticket k on k.id = r.ticket_id
  left join coupon c on c.id = k.coupon_id`

type RoundKey = { id: string; storeId: number; memberId: number }

const lockRoundQuery = rawQuery({
  name: 'storeGame.lockRound',
  row: ownRow,
  sql: `select ${ownColumns} from ${ownTables}
   where r.id = {id}::uuid and r.store_id = {storeId} and r.member_id = {memberId} for update of r`,
})
/** Undefined for a round of somebody else. */
export const lockRound = async (tx: Tx, key: RoundKey): Promise<OwnRound | undefined> =>
  (await tx.run(lockRoundQuery, key))[0]

const finishRoundQuery = rawQuery({
  name: 'storeGame.finish',
  row: {},
  sql: `update store_game_round set finished_at = {at}, score = {score}, inputs = {inputs}, inputs_hash = {inputsHash},
     ticket_id = {ticketId}::int, prize_refusal = {prizeRefusal}::text where id = {id}::uuid`,
})
type Finish = {
  id: string
  at: Date
  score: number
  inputs: Buffer
  inputsHash: string
  ticketId: number | null
  prizeRefusal: PrizeRefusal | null
}
export async function finishRound(tx: Tx, finish: Finish): Promise<void> {
  await tx.run(finishRoundQuery, finish)
}

const listOwnRoundsQuery = rawQuery({
  name: 'storeGame.ownRounds',
  row: ownRow,
  sql: `select ${ownColumns} from ${ownTables}
   where r.member_id = $1 and r.finished_at is not null order by r.finished_at desc limit 20`,
})
export const listOwnRounds = (db: Handle, memberId: number): Promise<OwnRound[]> =>
  db.run(listOwnRoundsQuery, [memberId])

const findBestQuery = rawQuery({
  name: 'storeGame.best',
  row: { best: 'int4?' },
  sql: 'select max(score) as best from store_game_round where member_id = $1 and game_id = $2',
})
export const findBest = async (db: Handle, memberId: number, gameId: number): Promise<number | null> =>
  (await db.run(findBestQuery, [memberId, gameId]))[0]?.best ?? null

// Whole names never leave the database.
const listLeadersQuery = rawQuery({
  name: 'storeGame.leaders',
  row: { rank: 'int4', name: 'text', score: 'int4', isOwn: 'bool' },
  sql: `select rank() over (order by b.score desc)::int as rank,
     left(trim(coalesce(nullif(m.mbr_display_name, ''), m.mbr_name)), 1) || '＊＊' as name, b.score,
     m.id = {memberId} as "isOwn"
   from (select member_id, max(score) as score, min(finished_at) as first_at from store_game_round
     where store_id = {storeId} and game_id = {gameId} and day >= {since}::date and score > 0
       and member_id is not null group by member_id) b
   join member m on m.id = b.member_id and m.mbr_enabled
   order by b.score desc, b.first_at limit ${leaderRows}`,
})
export const listLeaders = (
  db: Handle,
  asked: { storeId: number; memberId: number; gameId: number; since: string },
) => db.run(listLeadersQuery, asked)

const countPlayedQuery = rawQuery({
  name: 'storeGame.stats',
  row: { rounds: 'int4', players: 'int4', wins: 'int4', prizes: 'int4', bestScore: 'int4?' },
  sql: `select count(*)::int as rounds, count(distinct member_id)::int as players,
     count(*) filter (where score >= win_score)::int as wins, count(ticket_id)::int as prizes, max(score) as "bestScore"
   from store_game_round where store_id = $1 and started_at > $2::timestamptz - interval '30 days'`,
})
export const countPlayed = async (db: Handle, storeId: number, at: Date) =>
  (await db.run(countPlayedQuery, [storeId, at]))[0]

const forgetPlayerQuery = rawQuery({
  name: 'storeGame.forgetPlayer',
  row: {},
  sql: 'update store_game_round set member_id = null where member_id = $1',
})
export async function forgetPlayer(tx: Tx, memberId: number): Promise<void> {
  await tx.run(forgetPlayerQuery, [memberId])
}

const clearOldInputsQuery = rawQuery({
  name: 'storeGame.clearInputs',
  row: {},
  sql: `update store_game_round set inputs = null
   where inputs is not null and finished_at < $1::timestamptz - interval '30 days'`,
})
/** Inputs are kept for a complaint, not for ever. */
export async function clearOldInputs(db: Handle, at: Date): Promise<void> {
  await db.run(clearOldInputsQuery, [at])
}
