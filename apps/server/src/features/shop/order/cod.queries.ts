import { statement, type Tx } from '../../../db/db.ts'

const lock = statement('order.lockMemberForCod', 'select from member where id = $1 for no key update')
const count = statement<{ n: number }>(
  'order.countOpenCod',
  `select count(*)::int as n from "order"
   where member_id = $1 and payment_type = 'COD' and payment_status in ('INIT', 'PENDING', 'FAIL')
     and order_status not in ('done', 'canceled')`,
)

/** Orders of the member that wait for their money; until the transaction ends no other one can be added. */
export async function lockOpenCodCount(tx: Tx, memberId: number): Promise<number> {
  await tx.run(lock, [memberId])
  const [counted] = await tx.run(count, [memberId])
  return counted?.n ?? 0
}
