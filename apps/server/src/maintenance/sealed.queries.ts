import type { Handle, Tx } from '../db/db.ts'
import { type RawQuery, rawQuery } from '../db/raw-query.ts'

type Table =
  | 'lineChannelSecret'
  | 'lineAccessToken'
  | 'lineLoginChannelSecret'
  | 'ad'
  | 'adSnapshot'
  | 'totp'
  | 'logKey'
/** An encrypted value where it is stored; `name` and `storeId` are what it was encrypted for. */
export type SealedValue = { table: Table; id: number; storeId: number; name: string; sealed: string }

const list = rawQuery<SealedValue>({
  name: 'secrets.sealed',
  row: { table: 'text', id: 'int4', storeId: 'int4', name: 'text', sealed: 'text' },
  sql: `select 'lineChannelSecret' as "table", store_id as id, store_id as "storeId", 'lineChannelSecret' as name,
     line_channel_secret as sealed from third_party where line_channel_secret <> ''
   union all
   select 'lineAccessToken', store_id, store_id, 'lineAccessToken', line_access_token
   from third_party where line_access_token <> ''
   union all
   select 'lineLoginChannelSecret', store_id, store_id, 'lineLoginChannelSecret', line_login_channel_secret
   from third_party where line_login_channel_secret <> ''
   union all
   select 'ad', id, store_id, 'ad.muxToken', mux_token from ad where mux_token <> ''
   union all
   select 'adSnapshot', n.id, a.store_id, 'ad.muxToken', n.content->>'sealedMuxToken'
   from ad_snapshot n join ad a on a.id = n.ad_id where n.content->>'sealedMuxToken' <> ''
   union all
   select 'totp', t.account_id, a.store_id, 'totp ' || t.account_id, t.secret
   from totp t join account a on a.id = t.account_id where t.secret <> ''
   union all
   select 'logKey', id, 0, 'logKey', secret from log_key where secret <> ''`,
})
export const listSealed = (db: Handle) => db.run(list, [])

const updates: Record<Table, RawQuery> = {
  lineChannelSecret: rawQuery({
    name: 'secrets.resealChannel',
    row: {},
    sql: 'update third_party set line_channel_secret = $2 where store_id = $1',
  }),
  lineAccessToken: rawQuery({
    name: 'secrets.resealToken',
    row: {},
    sql: 'update third_party set line_access_token = $2 where store_id = $1',
  }),
  lineLoginChannelSecret: rawQuery({
    name: 'secrets.resealLogin',
    row: {},
    sql: 'update third_party set line_login_channel_secret = $2 where store_id = $1',
  }),
  ad: rawQuery({
    name: 'secrets.resealAd',
    row: {},
    sql: 'update ad set mux_token = $2 where id = $1',
  }),
  adSnapshot: rawQuery({
    name: 'secrets.resealSnapshot',
    row: {},
    sql: `update ad_snapshot set content = jsonb_set(content, '{sealedMuxToken}', to_jsonb($2::text)) where id = $1`,
  }),
  totp: rawQuery({
    name: 'secrets.resealTotp',
    row: {},
    sql: 'update totp set secret = $2 where account_id = $1',
  }),
  logKey: rawQuery({
    name: 'secrets.resealLogKey',
    row: {},
    sql: 'update log_key set secret = $2 where id = $1',
  }),
}
export const replaceSealed = (tx: Tx, { table, id }: SealedValue, sealed: string) =>
  tx.run(updates[table], [id, sealed])

const lock = rawQuery({
  name: 'secrets.lock',
  row: {},
  sql: 'lock table third_party, ad, ad_snapshot, totp, log_key in share row exclusive mode',
})
/** Block writes of values encrypted with the old key while the others are encrypted again. */
export const lockSealed = (tx: Tx) => tx.run(lock, [])

const end = rawQuery({
  name: 'secrets.endSessions',
  row: { id: 'uuid' },
  sql: 'update session set ended_at = now() where ended_at is null returning id',
})
const forgetTokens = rawQuery({
  name: 'secrets.forgetRefreshTokens',
  row: {},
  sql: 'delete from refresh_token',
})
/** Returns how many there were. */
export async function endAllSessions(tx: Tx): Promise<number> {
  const ended = await tx.run(end, [])
  await tx.run(forgetTokens, [])
  return ended.length
}

const servers = rawQuery({
  name: 'secrets.runningServers',
  row: { n: 'int4' },
  sql: `select count(*)::int as n from pg_stat_activity
   where datname = current_database() and application_name = $1 and pid <> pg_backend_pid()`,
})
export const countServers = async (db: Handle, applicationName: string): Promise<number> =>
  (await db.run(servers, [applicationName]))[0]?.n ?? 0
