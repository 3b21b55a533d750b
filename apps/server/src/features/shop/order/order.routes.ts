import * as contract from '@lumiroute/contract/order'
import { read, type Route, steps, write } from '../../../http/pipeline/route.ts'
import { cancelOrder } from './cancel-order.ts'
import { checkOut } from './check-out.ts'
import { getOwnOrder } from './get-own-order.ts'
import { getShopOrder } from './get-shop-order.ts'
import { isOrderPaid } from './is-order-paid.ts'
import { listAllOrders, listOrders } from './list-orders.ts'
import { countOrders, listOrderHistory, listOwnOrders } from './list-shop-orders.ts'
import { transitionShopOrder } from './transition-shop-order.ts'
import { payOrder } from './pay-order.ts'
import { quoteOrder } from './quote-order.ts'
import { refundOrder } from './refund-order.ts'

export const orderRoutes: Route[] = [
  read(contract.listOrders, listOrders),
  read(contract.listAllOrders, listAllOrders),
  read(contract.listOrderHistory, listOrderHistory),
  read(contract.countOrders, countOrders),
  read(contract.getShopOrder, getShopOrder),
  steps(contract.checkOut, checkOut),
  write(contract.quoteOrder, quoteOrder),
  steps(contract.payOrder, payOrder),
  write(contract.cancelOrder, cancelOrder),
  read(contract.isOrderPaid, isOrderPaid),
  read(contract.listOwnOrders, listOwnOrders),
  read(contract.getOwnOrder, getOwnOrder),
  write(contract.transitionShopOrder, transitionShopOrder),
  write(contract.refundOrder, refundOrder),
]
