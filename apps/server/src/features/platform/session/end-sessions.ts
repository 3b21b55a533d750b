import { sql } from 'drizzle-orm'
import type { Tx } from '../../../db/db.ts'
import { sessions } from '../../../db/schema/index.ts'
import { sessionEndedChannel } from '../../../http/authentication/session-watch.ts'

type Which = { session: string } | { account: number; but?: string } | { store: number }

const whose = (which: Which) => {
  if ('session' in which) return sql`${sessions.id} = ${which.session}`
  if ('store' in which)
    return sql`${sessions.accountId} in (select id from account where store_id = ${which.store})`
  return sql`${sessions.accountId} = ${which.account} and ${sessions.id} is distinct from ${which.but ?? null}::uuid`
}

/** Ends sessions and tells every server of it; answers their ids. */
export async function endSessions(tx: Tx, which: Which): Promise<string[]> {
  const ended = await tx
    .update(sessions)
    .set({ endedAt: sql`now()` })
    .where(sql`${sessions.endedAt} is null and ${whose(which)}`)
    .returning({ id: sessions.id })
  for (const { id } of ended) await tx.execute(sql`select pg_notify(${sessionEndedChannel}, ${id})`)
  return ended.map(({ id }) => id)
}
