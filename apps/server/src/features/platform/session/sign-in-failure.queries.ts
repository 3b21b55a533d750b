import type { Handle } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'

/** The most failures from one address that count against an account. */
export const allowedFailures = 5
export const windowSeconds = 15 * 60

// If the clock was set back, failures in the future must not lock anybody out until then.
const isRecent = `at between now() - make_interval(secs => ${windowSeconds}) and now() + interval '1 second'`

const count = rawQuery({
  name: 'session.throttle',
  row: {
    byAddress: 'int4',
    addressWait: 'float8',
    byAccount: 'int4',
    accountWait: 'float8',
    isKnown: 'bool',
  },
  sql: `with mine as (
     select count(*)::int n, extract(epoch from now() - max(at))::float8 since from sign_in_failure
     where address = $2 and ${isRecent}
   ), crowd as (
     select coalesce(sum(least(n, ${allowedFailures})), 0)::int n, extract(epoch from now() - max(last))::float8 since from (
       select count(*) n, max(at) last from sign_in_failure
       where account_key = $1 and ${isRecent} group by address) per
   )
   select mine.n as "byAddress", mine.since as "addressWait", crowd.n as "byAccount", crowd.since as "accountWait",
     exists (select 1 from session s where s.account_id = any($3::int[]) and s.address = $2) as "isKnown"
   from mine, crowd`,
})

export type Who = { accountKey: string; address: string }

export const countFailures = async (db: Handle, { accountKey, address }: Who, accountIds: number[]) =>
  (await db.run(count, [accountKey, address, accountIds]))[0]

const insert = rawQuery({
  name: 'session.failure',
  row: {},
  sql: 'insert into sign_in_failure (account_key, address) values ($1, $2)',
})
const remove = rawQuery({
  name: 'session.forgive',
  row: {},
  sql: 'delete from sign_in_failure where account_key = $1 and address = $2',
})

export async function insertFailure(db: Handle, { accountKey, address }: Who): Promise<void> {
  await db.run(insert, [accountKey, address])
}
export async function deleteFailures(db: Handle, { accountKey, address }: Who): Promise<void> {
  await db.run(remove, [accountKey, address])
}
