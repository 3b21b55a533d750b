import type { Tx } from '../../../../db/db.ts'
import { rawQuery } from '../../../../db/raw-query.ts'

const lockAdOfStoreQuery = rawQuery({
  name: 'member.adOfStore',
  row: { id: 'int4' },
  sql: 'select id from ad where id = $1 and store_id = $2 for key share',
})
export const lockAdOfStore = async (tx: Tx, adId: number, storeId: number) =>
  (await tx.run(lockAdOfStoreQuery, [adId, storeId]))[0]

const lockMemberByIdQuery = rawQuery({
  name: 'member.hold',
  row: { id: 'int4' },
  sql: 'select id from member where id = $1 for no key update',
})
/** Locked, so that a page that reports twice simultaneously counts once. */
export async function lockMemberById(tx: Tx, id: number): Promise<void> {
  await tx.run(lockMemberByIdQuery, [id])
}

const insertScanQuery = rawQuery({
  name: 'member.scan',
  row: { id: 'int8' },
  sql: `insert into member_visit (member_id, kind, ad_id, at)
   select $1::int, 'scan', $2::int, $3::timestamptz where not exists (select 1 from member_visit v
     where v.member_id = $1 and v.kind = 'scan' and v.ad_id = $2 and v.at > $3::timestamptz - interval '10 minutes')
   returning id`,
})
/** False if the member scanned the same ad within ten minutes. */
export const insertScan = async (tx: Tx, memberId: number, adId: number, at: Date): Promise<boolean> =>
  (await tx.run(insertScanQuery, [memberId, adId, at])).length > 0

const setLastActiveQuery = rawQuery({
  name: 'member.seen',
  row: {},
  sql: 'update member set last_active_at = greatest(last_active_at, $2::timestamptz) where id = $1',
})
export async function setLastActive(tx: Tx, id: number, at: Date): Promise<void> {
  await tx.run(setLastActiveQuery, [id, at])
}

export type GameVisit = {
  memberId: number
  /** Null in the store front. */
  adId: number | null
  recordId: number | null
  gameId: number
  score: number
  at: Date
}

const insertGameVisitQuery = rawQuery({
  name: 'member.gameVisit',
  row: {},
  sql: `insert into member_visit (member_id, kind, ad_id, record_id, game_id, score, at)
   values ({memberId}, 'game', {adId}::int, {recordId}, {gameId}, {score}, {at})`,
})
export async function insertGameVisit(tx: Tx, visit: GameVisit): Promise<void> {
  await tx.run(insertGameVisitQuery, visit)
}
