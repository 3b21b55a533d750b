import type { Handle, Tx } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'
import { sessionEndedChannel } from '../../../http/authentication/session-watch.ts'

/** Each visit prolongs a session, but never beyond its absolute lifetime. */
export const sessionDays = 60
const absoluteDays = 365

const insertQuery = rawQuery({
  name: 'memberSession.insert',
  row: {},
  sql: `insert into member_session (id, member_id, created_at, turned_at, expires_at)
   values ({id}, {memberId}, {at}, {at}, {at}::timestamptz + interval '${sessionDays} days')`,
})
export async function insertMemberSession(
  db: Handle,
  session: { id: string; memberId: number; at: Date },
): Promise<void> {
  await db.run(insertQuery, session)
}

export type HeldSession = {
  id: number
  storeId: number
  mbrCode: string
  mbrDisplayName: string
  mbrPicture: string
  turn: number
  isTurnedLately: boolean
  signedInAt: Date
}

const lockQuery = rawQuery<HeldSession>({
  name: 'memberSession.lock',
  row: {
    id: 'int4',
    storeId: 'int4',
    mbrCode: 'text',
    mbrDisplayName: 'text',
    mbrPicture: 'text',
    turn: 'int4',
    isTurnedLately: 'bool',
    signedInAt: 'timestamptz',
  },
  sql: `select m.id, m.store_id as "storeId", m.mbr_code as "mbrCode", m.mbr_display_name as "mbrDisplayName",
     m.mbr_picture as "mbrPicture", s.turn, s.turned_at > {at}::timestamptz - interval '1 minute' as "isTurnedLately",
     s.created_at as "signedInAt"
   from member_session s join member m on m.id = s.member_id
   where s.id = {sessionId} and m.store_id = {storeId} and s.ended_at is null and s.expires_at > {at}
     and m.mbr_enabled and m.erased_at is null
   for update of s`,
})
/** Undefined unless it is an open session of a member of this store; locked, so that one turn is used once. */
export const lockMemberSession = async (
  tx: Tx,
  asked: { sessionId: string; storeId: number; at: Date },
): Promise<HeldSession | undefined> => (await tx.run(lockQuery, asked))[0]

const turnQuery = rawQuery({
  name: 'memberSession.turn',
  row: {},
  sql: `update member_session set turn = turn + 1, turned_at = $2,
     expires_at = least($2::timestamptz + interval '${sessionDays} days', created_at + interval '${absoluteDays} days')
   where id = $1`,
})
export async function turnMemberSession(tx: Tx, sessionId: string, at: Date): Promise<void> {
  await tx.run(turnQuery, [sessionId, at])
}

const endQuery = rawQuery({
  name: 'memberSession.end',
  row: { told: 'text' },
  sql: `with ended as (update member_session set ended_at = $2 where id = $1 and ended_at is null returning id)
   select pg_notify('${sessionEndedChannel}', id::text)::text as told from ended`,
})
/** On every server. */
export async function endMemberSession(tx: Tx, sessionId: string, at: Date): Promise<void> {
  await tx.run(endQuery, [sessionId, at])
}

const deleteOldQuery = rawQuery({
  name: 'memberSession.forget',
  row: {},
  sql: `delete from member_session where least(expires_at, ended_at) < now() - interval '1 day'`,
})
export async function deleteOldMemberSessions(db: Handle): Promise<void> {
  await db.run(deleteOldQuery, [])
}
