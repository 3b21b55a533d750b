import type { Tx } from '../../../db/db.ts'
import { refuseField } from '../../../errors/app-error.ts'
import { type Text, text } from '../../../text/text.ts'
import { getCodRules } from '../shop/get-cod-rules.ts'
import type { Orderer } from './order-totals.ts'
import { countOpenCodOrders } from './queries/order-event.queries.ts'

const refuse = (message: Text) => refuseField('paymentType', message, 'CONFLICT')

/** Payment on delivery reserves stock without money, so stores can disable it or limit it per member. */
export async function requireCod(tx: Tx, { storeId, memberId, accountId }: Orderer): Promise<void> {
  const { codEnabled, codOpenLimit } = await getCodRules(tx, storeId)
  if (!codEnabled) throw refuse(text('order.codDisabled'))
  if (memberId === null || accountId !== null) return
  if ((await countOpenCodOrders(tx, memberId)) >= codOpenLimit)
    throw refuse(text('order.codLimitReached', { count: codOpenLimit }))
}
