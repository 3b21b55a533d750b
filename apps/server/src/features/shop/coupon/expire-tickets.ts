import { rawQuery } from '../../../db/raw-query.ts'
import type { Deps } from '../../../deps.ts'

const expire = rawQuery({
  name: 'coupon.expire',
  row: {},
  sql: `update coupon_ticket set status = 'expired'
   where status in ('held', 'restored') and expires_at <= $1 and order_id is null`,
})
const forget = rawQuery({
  name: 'code.forget',
  row: {},
  sql: 'delete from spent_code where expires_at < $1',
})

/** Writes down what expired, and forgets codes that nobody could use again. */
export async function expireTickets({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await db.run(expire, [now()])
  await db.run(forget, [now()])
}
