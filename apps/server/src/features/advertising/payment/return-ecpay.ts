import type { returnEcpay as endpoint } from '@lumiroute/contract/payment'
import { notFound } from '../../../errors/app-error.ts'
import { requestOrigin } from '../../../http/pipeline/request-origin.ts'
import type { Sending, Steps } from '../../../http/pipeline/route.ts'
import { getReturnUrl } from '../../../adapters/payment/payment.port.ts'
import { findPayment } from './queries/payment.queries.ts'

/** ECPay sends the browser back by POST; the console's pages only answer GET. */
export async function returnEcpay({ db, deps, input, request }: Steps<typeof endpoint>): Promise<Sending> {
  const payment = await findPayment(db, input.MerchantTradeNo)
  if (payment?.provider !== 'ECPAY') throw notFound()
  const origin = requestOrigin(request, deps.settings)
  const location = getReturnUrl(origin, payment)
  return { status: 303, headers: { location }, body: null }
}
