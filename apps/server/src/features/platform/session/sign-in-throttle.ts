import { createHash } from 'node:crypto'
import type { Handle } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'
import { AppError } from '../../../errors/app-error.ts'
import { networkOf } from '../../../http/pipeline/network.ts'

const freeFailures = 5
const crowdFailures = 10
const firstWaitSeconds = 5
const windowSeconds = 15 * 60

// After a clock was set back, failures of its future must not lock anybody out until then.
const isRecent = `at between now() - make_interval(secs => ${windowSeconds}) and now() + interval '1 second'`

/**
 * One address may fail five times, then waits longer each time. Over all addresses an account may fail ten times,
 * of which one address can use up only five, so that one attacker does not lock the owner out elsewhere;
 * an address from which the account was opened before is never locked out by others.
 */
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
     select coalesce(sum(least(n, ${freeFailures})), 0)::int n, extract(epoch from now() - max(last))::float8 since from (
       select count(*) n, max(at) last from sign_in_failure
       where account_key = $1 and ${isRecent} group by address) per
   )
   select mine.n as "byAddress", mine.since as "addressWait", crowd.n as "byAccount", crowd.since as "accountWait",
     exists (select 1 from session s join account a on a.id = s.account_id
             where lower(a.admin_account) = lower($3) and s.address = $2) as "isKnown"
   from mine, crowd`,
})

const insert = rawQuery({
  name: 'session.failure',
  row: {},
  sql: 'insert into sign_in_failure (account_key, address) values ($1, $2)',
})
const forgive = rawQuery({
  name: 'session.forgive',
  row: {},
  sql: 'delete from sign_in_failure where account_key = $1 and address = $2',
})

export type Attempt = { account: string; address: string }

const keyOf = (account: string) =>
  createHash('sha256').update(account.trim().toLowerCase()).digest('base64url')

export async function requirePatience(db: Handle, { account, address }: Attempt): Promise<void> {
  const [row] = await db.run(count, [keyOf(account), networkOf(address), account])
  if (!row) return
  const waits = [
    remaining(row.byAddress - freeFailures, row.addressWait),
    row.isKnown ? 0 : remaining(row.byAccount - crowdFailures, row.accountWait),
  ]
  const wait = Math.ceil(Math.max(...waits))
  if (wait > 0) throw new AppError('session.tooManyFailures', { seconds: wait }, { retryAfterSeconds: wait })
}

/** 5, 10, 20 … seconds from the last failure on. */
function remaining(over: number, sinceSeconds: number): number {
  if (over < 0) return 0
  return Math.min(firstWaitSeconds * 2 ** Math.min(over, 20), windowSeconds) - sinceSeconds
}

export const rememberFailure = (db: Handle, { account, address }: Attempt) =>
  db.run(insert, [keyOf(account), networkOf(address)])
export const forgiveFailures = (db: Handle, { account, address }: Attempt) =>
  db.run(forgive, [keyOf(account), networkOf(address)])
