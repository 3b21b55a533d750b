import type { Permission } from '@lumiroute/contract/account'
import type { Link } from '@lumiroute/contract/link'
import type { Todo } from '@lumiroute/contract/notification'

type Links = Partial<Record<Todo['kind'], Link>>

const allStores = '*'

/** The console page where an operator handles each kind. */
export const operatorLinks: Links = {
  storeWithoutAdmin: { kind: 'storeList', params: { admin: 'none' } },
  adminWithoutPassword: { kind: 'storeList', params: { admin: 'noPassword' } },
  mailFailed: { kind: 'storeList', params: { admin: 'noPassword' } },
  adToReview: { kind: 'adCheckList', params: {} },
  deviceOffline: { kind: 'deviceList', params: { status: 'offline' } },
  dateWithoutVehicle: { kind: 'recordList', params: { state: 'noVehicle', store: allStores } },
  adNotStarted: { kind: 'recordList', params: { state: 'notStarted', store: allStores } },
  makeGoodToDecide: { kind: 'makeGoodList', params: { state: 'proposed', store: allStores } },
  paymentOpen: { kind: 'orderList', params: { source: 'AD', payment: 'open', store: allStores } },
  refundDue: { kind: 'orderList', params: { payment: 'refundDue', store: allStores } },
  logBroken: { kind: 'transparencyLog', params: {} },
}

/** What a person of the store needs to do the task. */
export const todoPermissions: Partial<Record<Todo['kind'], Permission>> = {
  adNotStarted: 'reports.read',
  makeGoodDecided: 'payments.read',
  adRejected: 'ads.write',
  adUnpaid: 'ads.write',
  adAccepted: 'ads.read',
  orderToPrepare: 'orders.handOut',
  orderToRefund: 'orders.refund',
  productShort: 'shop.write',
  storeInfoIncomplete: 'store.write',
  lineNotSet: 'secrets.manage',
}

/** `store` is given for an operator, whose lists show the platform's own store otherwise. */
export const getStoreLinks = (store?: string): Links => {
  const at = store === undefined ? {} : { store }
  return {
    adNotStarted: { kind: 'recordList', params: { state: 'notStarted', ...at } },
    makeGoodDecided: { kind: 'makeGoodList', params: at },
    adRejected: { kind: 'adList', params: { payStatus: 'reject', ...at } },
    adUnpaid: { kind: 'adList', params: { payStatus: 'unpay', ...at } },
    adAccepted: { kind: 'adList', params: { payStatus: 'accept', ...at } },
    orderToPrepare: { kind: 'shopOrderList', params: { orderStatus: 'paid', ...at } },
    orderToRefund: { kind: 'shopOrderList', params: { orderStatus: 'refundDue', ...at } },
    productShort: { kind: 'productList', params: { stock: 'short', ...at } },
    storeInfoIncomplete: { kind: 'storeInfo', params: at },
    lineNotSet: { kind: 'lineSettings', params: at },
  }
}
