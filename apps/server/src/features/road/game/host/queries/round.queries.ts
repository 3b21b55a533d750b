import type { EndStatus } from '@lumiroute/games/simulation'
import type { Handle, Tx } from '../../../../../db/db.ts'
import { column, rawQuery } from '../../../../../db/raw-query.ts'

const insert = rawQuery({
  name: 'game.insertRound',
  row: { roomId: 'int4' },
  sql: `insert into game_round (room_id, game_id, code_version, seed, settings, started_at)
   select g.id, {gameId}::smallint, {version}::int, {seed}::int, {settings}::jsonb, {at}::timestamptz
   from game_room g where g.id = {roomId} and g.host_node = {node} and g.ended_at is null
   on conflict do nothing returning room_id as "roomId"`,
})
export type NewRound = {
  roomId: number
  node: string
  gameId: number
  version: number
  seed: number
  settings: string
  at: Date
}

/** False if the room has ended, has a round, or belongs to another server by now. */
export const insertRound = async (db: Handle, round: NewRound) => (await db.run(insert, round)).length > 0

const byRoom = rawQuery({
  name: 'game.roundOfRoom',
  row: {
    gameId: 'int2',
    version: 'int4',
    seed: 'int4',
    settings: column<Record<string, unknown>>('jsonb'),
    endedAt: 'timestamptz?',
    finalHash: 'text?',
  },
  sql: `select game_id as "gameId", code_version as version, seed, settings, ended_at as "endedAt",
     final_hash as "finalHash" from game_round where room_id = $1`,
})
export type RoundRow = NonNullable<(typeof byRoom)['row']>
export const findRound = async (db: Handle, roomId: number) => (await db.run(byRoom, [roomId]))[0]

const inputs = rawQuery({
  name: 'game.inputsOfRound',
  row: { fromTick: 'int4', untilTick: 'int4', bytes: 'bytea' },
  sql: `select from_tick as "fromTick", until_tick as "untilTick", bytes from game_input
   where room_id = $1 order by from_tick`,
})
export type InputRow = NonNullable<(typeof inputs)['row']>
export const listInputs = (db: Handle, roomId: number) => db.run(inputs, [roomId])

// The lock makes a server that takes over wait until the inputs are visible to it.
const write = rawQuery({
  name: 'game.writeInputs',
  row: { roomId: 'int4' },
  sql: `with held as (select id from game_room where host_node = {node} and id = any({roomIds}::int[]) for share)
   insert into game_input (room_id, from_tick, until_tick, bytes)
   select c.room_id, c.from_tick, c.until_tick, c.bytes
   from unnest({roomIds}::int[], {froms}::int[], {untils}::int[], {bytes}::bytea[])
     c(room_id, from_tick, until_tick, bytes)
   join held on held.id = c.room_id
   on conflict (room_id, from_tick) do update set until_tick = excluded.until_tick, bytes = excluded.bytes
   returning room_id as "roomId"`,
})
export type InputChunk = { roomId: number; from: number; until: number; bytes: Uint8Array }

/** Returns the rooms whose inputs were written: those that this server holds. */
export async function writeChunks(db: Handle, node: string, chunks: readonly InputChunk[]) {
  const written = await db.run(write, {
    node,
    roomIds: chunks.map(({ roomId }) => roomId),
    froms: chunks.map(({ from }) => from),
    untils: chunks.map(({ until }) => until),
    bytes: chunks.map(({ bytes }) => Buffer.from(bytes)),
  })
  return new Set(written.map(({ roomId }) => roomId))
}

const lock = rawQuery({
  name: 'game.lockHeldRoom',
  row: { id: 'int4' },
  sql: `select id from game_room where id = {roomId} and host_node = {node} for update`,
})
export const lockHeldRoom = async (tx: Tx, roomId: number, node: string) =>
  (await tx.run(lock, { roomId, node })).length > 0

const finish = rawQuery({
  name: 'game.finishRound',
  row: { roomId: 'int4' },
  sql: `update game_round set ended_at = {at}, ticks = {ticks}::int, inputs = {inputs}::bytea, final_hash = {hash}
   where room_id = {roomId} and ended_at is null returning room_id as "roomId"`,
})
export type FinishedRound = {
  roomId: number
  at: Date
  ticks: number
  inputs: Buffer
  /** null: it was played with another version and has no result. */
  hash: string | null
}

/** False if its results are written already. */
export const finishRound = async (tx: Tx, round: FinishedRound) => (await tx.run(finish, round)).length > 0

export type Score = { no: number; name: string; score: number; rank: number; endStatus: EndStatus }

const saveSeats = rawQuery({
  name: 'game.saveSeatScores',
  row: { no: 'int2' },
  sql: `update game_seat s set score = c.score, rank = c.rank, end_status = c.end_status
   from unnest({nos}::int[], {scores}::int[], {ranks}::int[], {statuses}::text[]) c(no, score, rank, end_status)
   where s.room_id = {roomId} and s.no = c.no returning s.no`,
})
const saveResults = rawQuery({
  name: 'game.saveResults',
  row: { seatNo: 'int2?' },
  sql: `insert into game_result (result_id, record_id, record_time, user_name, group_name, score, end_status,
     game_room_id, seat_no)
   select gen_random_uuid(), {recordId}::int, {at}::timestamptz, c.name, '', c.score, c.end_status, {roomId}::int, c.no
   from unnest({nos}::int[], {names}::text[], {scores}::int[], {statuses}::text[]) c(no, name, score, end_status)
   on conflict (game_room_id, seat_no) do nothing returning seat_no as "seatNo"`,
})
type Saving = { roomId: number; recordId: number | null; at: Date; scores: readonly Score[] }

/** A room without a record, because it was deleted, has scores but no rows in the effect pages. */
export async function saveScores(tx: Tx, { roomId, recordId, at, scores }: Saving) {
  const columns = {
    nos: scores.map(({ no }) => no),
    scores: scores.map(({ score }) => score),
    statuses: scores.map(({ endStatus }) => endStatus),
  }
  await tx.run(saveSeats, { roomId, ...columns, ranks: scores.map(({ rank }) => rank) })
  if (recordId !== null)
    await tx.run(saveResults, { roomId, recordId, at, ...columns, names: scores.map(({ name }) => name) })
}

const deleteAll = rawQuery({
  name: 'game.deleteInputs',
  row: {},
  sql: `delete from game_input where room_id = $1`,
})
export const deleteInputs = (tx: Tx, roomId: number) => tx.run(deleteAll, [roomId])
