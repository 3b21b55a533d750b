import { type isOrderPaid as endpoint, getOrderMoney } from '@lumiroute/contract/order'
import { AppError, refuseField } from '../../../errors/app-error.ts'
import type { Read } from '../../../http/pipeline/route.ts'
import { text } from '../../../text/text.ts'
import { findPaymentState } from './queries/shop-order.queries.ts'

export async function isOrderPaid({ db, member, scope, input }: Read<typeof endpoint>) {
  if (!input.orderNo && !input.paymentId) throw refuseField('orderNo', text('order.numberRequired'))
  const { orderNo = null, paymentId = null } = input
  const found = await findPaymentState(db, scope.storeId, member?.id ?? null, orderNo, paymentId)
  if (!found) throw new AppError('order.notFound')
  return { paid: getOrderMoney(found.paymentStatus) === 'in', ...found }
}
