import * as contract from '@lumiroute/contract'
import { read, type Route } from '../../http/route.ts'
import { listOrderHistory, listOrders } from './list-orders.ts'

export const orderRoutes: Route[] = [
  read(contract.listOrders, listOrders),
  read(contract.listOrderHistory, listOrderHistory),
]
