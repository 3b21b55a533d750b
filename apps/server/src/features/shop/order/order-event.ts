import type { OrderEventKind } from '@lumiroute/contract/order'
import type { Tx } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'

type Told = {
  orderId: number
  kind: OrderEventKind
  at: Date
  detail?: Record<string, unknown>
  /** The account that did it; left out where a member, the payment or the clock did. */
  by?: number | undefined
}

const insert = rawQuery({
  name: 'order.tell',
  row: {},
  sql: 'insert into order_event (order_id, kind, detail, account_id, at) values ($1, $2, $3, $4, $5)',
})

export async function tellOrder(tx: Tx, { orderId, kind, at, detail = {}, by }: Told): Promise<void> {
  await tx.run(insert, [orderId, kind, detail, by ?? null, at])
}
