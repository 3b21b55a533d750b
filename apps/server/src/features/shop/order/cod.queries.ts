import type { Tx } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'

const lock = rawQuery({
  name: 'order.lockMemberForCod',
  row: {},
  sql: 'select from member where id = $1 for no key update',
})
const count = rawQuery({
  name: 'order.countOpenCod',
  row: { n: 'int4' },
  sql: `select count(*)::int as n from "order"
   where member_id = $1 and payment_type = 'COD' and payment_status in ('INIT', 'PENDING', 'FAIL')
     and order_status not in ('done', 'canceled')`,
})

/** Orders of the member that wait for their money; until the transaction ends no other one can be added. */
export async function lockOpenCodCount(tx: Tx, memberId: number): Promise<number> {
  await tx.run(lock, [memberId])
  const [counted] = await tx.run(count, [memberId])
  return counted?.n ?? 0
}
