import * as contract from '@lumiroute/contract/payment'
import { type Route, send, steps } from '../../../http/pipeline/route.ts'
import { notifyEcpay } from './notify-ecpay.ts'
import { notifyPayment } from './notify-payment.ts'
import { payAd } from './pay-ad.ts'
import { returnEcpay } from './return-ecpay.ts'
import { settleSandbox } from './settle-sandbox.ts'

export const paymentRoutes: Route[] = [
  steps(contract.payAd, payAd),
  steps(contract.notifyPayment, notifyPayment),
  send(contract.notifyEcpay, notifyEcpay),
  send(contract.returnEcpay, returnEcpay),
  steps(contract.settleSandbox, settleSandbox),
]
