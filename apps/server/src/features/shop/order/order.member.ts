import type { Tx } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'

const add = rawQuery({
  name: 'order.memberPaid',
  row: {},
  sql: `update member set order_count = order_count + 1, total_spent = total_spent + $2,
     last_order_at = greatest(last_order_at, $3::timestamptz), last_active_at = greatest(last_active_at, $3::timestamptz)
   where id = $1`,
})
const lower = rawQuery({
  name: 'order.memberRefunded',
  row: {},
  sql: `update member set order_count = greatest(order_count - $3::int, 0), total_spent = greatest(total_spent - $2, 0)
   where id = $1`,
})

/** Lists filter by these sums, so they are kept by whoever pays and refunds. */
export async function countPaid(tx: Tx, memberId: number, amount: number, at: Date): Promise<void> {
  await tx.run(add, [memberId, amount, at])
}

export async function countRefunded(tx: Tx, memberId: number, amount: number, isWhole: boolean) {
  await tx.run(lower, [memberId, amount, isWhole ? 1 : 0])
}
