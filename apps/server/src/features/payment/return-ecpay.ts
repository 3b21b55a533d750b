import type { returnEcpay as endpoint } from '@lumiroute/contract'
import { notFound } from '../../http/app-error.ts'
import { requestOrigin } from '../../http/request-origin.ts'
import type { Sending, Steps } from '../../http/route.ts'
import { returnUrlOf } from '../../payment/payment.port.ts'

const paymentIdShape = /^[A-Za-z0-9]{1,20}$/

/** ECPay posts the browser back; the console's pages only take a get. */
export async function returnEcpay({ deps, input, request }: Steps<typeof endpoint>): Promise<Sending> {
  if (!deps.payment.ecpay || !paymentIdShape.test(input.MerchantTradeNo)) throw notFound()
  const location = returnUrlOf(requestOrigin(request, deps.settings), input.MerchantTradeNo)
  return { status: 303, headers: { location }, body: null }
}
