import { foldAccountName } from '@lumiroute/contract/account'
import type { Tx } from '../db/db.ts'
import { rawQuery } from '../db/raw-query.ts'

const findAccount = rawQuery({
  name: 'maintenance.accountByName',
  row: { id: 'int4' },
  sql: 'select id from account where admin_account_key = $1 for update',
})
export const findAccountId = async (tx: Tx, account: string): Promise<number | undefined> =>
  (await tx.run(findAccount, [foldAccountName(account)]))[0]?.id

const removals = ['totp', 'passkey', 'recovery_code'].map((table) =>
  rawQuery({
    name: `maintenance.reset.${table}`,
    row: { accountId: 'int4' },
    sql: `delete from ${table} where account_id = $1 returning account_id as "accountId"`,
  }),
)
const endSessions = rawQuery({
  name: 'maintenance.endSessions',
  row: { id: 'uuid', told: 'void' },
  sql: `with ended as (update session set ended_at = now() where account_id = $1 and ended_at is null returning id)
   select id, pg_notify('session_ended', id::text) as told from ended`,
})

/** How many passkeys, apps and codes there were. */
export async function removeFactors(tx: Tx, accountId: number): Promise<number> {
  let removed = 0
  for (const query of removals) removed += (await tx.run(query, [accountId])).length
  await tx.run(endSessions, [accountId])
  return removed
}
