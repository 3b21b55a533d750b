import type { Tx } from '../../../db/db.ts'
import { AppError } from '../../../errors/app-error.ts'
import { text, translate } from '../../../text/text.ts'
import { createPaymentId } from './payment-id.ts'
import { type AdOrder, findAccountName, replaceAdItem, upsertAdOrder } from './queries/order.queries.ts'

type NewAdOrder = {
  ad: { id: number; storeId: number; name: string }
  accountId: number
  price: number
  /** The payment attempt that the order shows from now on; a new one if omitted. */
  paymentId?: string
}

/**
 * The only order of an ad, created or reopened for another payment attempt. Call with the ad's row locked.
 */
export async function createAdOrder(
  tx: Tx,
  { ad, accountId, price, paymentId }: NewAdOrder,
): Promise<AdOrder> {
  const order = await upsertAdOrder(tx, {
    storeId: ad.storeId,
    adId: ad.id,
    adName: ad.name,
    accountId,
    adminName: await findAccountName(tx, accountId),
    paymentId: paymentId ?? createPaymentId(new Date()),
    orderAmount: price,
  })
  if (!order) throw new AppError('payment.adAlreadyPaid')
  // Replaced each time, since the ad's name or the price may have changed since the last attempt.
  await replaceAdItem(tx, order, getAdItemName(ad.name))
  return order
}

/** Order lines are stored data, so they stay in the platform's language. */
export const getAdItemName = (adName: string) => translate(text('payment.adItem', { name: adName }), 'zh-TW')
