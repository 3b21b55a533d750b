import type { Handle } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'

export type Front = { storeId: number; storeCode: string; storePhone: string }

const findFrontQuery = rawQuery<Front>({
  name: 'memberLogin.front',
  row: { storeId: 'int4', storeCode: 'text', storePhone: 'text' },
  sql: `select id as "storeId", store_code as "storeCode", store_phone as "storePhone" from store
   where lower(store_code) = lower($1) and store_enabled`,
})
/** Undefined for an unknown or disabled store. */
export const findFront = async (db: Handle, storeCode: string): Promise<Front | undefined> =>
  (await db.run(findFrontQuery, [storeCode]))[0]

type LoginKeys = { stateHash: string; browserHash: string }
type NewLogin = LoginKeys & { storeId: number; returnTo: string; touchId: string | null; expiresAt: Date }

const insertLoginQuery = rawQuery({
  name: 'memberLogin.insert',
  row: {},
  sql: `insert into member_login (state_hash, browser_hash, store_id, return_to, touch_id, expires_at)
   values ({stateHash}, {browserHash}, {storeId}, {returnTo}, {touchId}::uuid, {expiresAt})`,
})
export async function insertLogin(db: Handle, login: NewLogin): Promise<void> {
  await db.run(insertLoginQuery, login)
}

type TakenLogin = { storeId: number; returnTo: string; touchId: string | null }

const takeLoginQuery = rawQuery<TakenLogin>({
  name: 'memberLogin.take',
  row: { storeId: 'int4', returnTo: 'text', touchId: 'text?' },
  sql: `delete from member_login l using store s
   where l.state_hash = $1 and l.browser_hash = $2 and l.expires_at > $3 and s.id = l.store_id and s.store_enabled
   returning l.store_id as "storeId", l.return_to as "returnTo",
     l.touch_id::text as "touchId"`,
})
/** Once: of several simultaneous uses only one gets it. Another browser's attempt leaves it. */
export const takeLogin = async (db: Handle, keys: LoginKeys, at: Date): Promise<TakenLogin | undefined> =>
  (await db.run(takeLoginQuery, [keys.stateHash, keys.browserHash, at]))[0]

const deleteOldLoginsQuery = rawQuery({
  name: 'memberLogin.forget',
  row: {},
  sql: `delete from member_login where expires_at < now()`,
})
export async function deleteOldLogins(db: Handle): Promise<void> {
  await db.run(deleteOldLoginsQuery, [])
}
