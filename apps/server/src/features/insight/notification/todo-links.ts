import type { Todo } from '@lumiroute/contract/notification'

type Links = Partial<Record<Todo['kind'], string>>

/** The console page where an operator handles each kind. */
export const operatorLinks: Links = {
  storeWithoutAdmin: '/store/list?admin=none',
  adminWithoutPassword: '/store/list?admin=noPassword',
  mailFailed: '/store/list?admin=noPassword',
  adToReview: '/adcheck/list',
  deviceOffline: '/device/list?status=offline',
  dateWithoutVehicle: '/adrecord/list?store=*&state=noVehicle',
  adNotStarted: '/adrecord/list?store=*&state=notStarted',
  paymentOpen: '/order/list?store=*&source=AD&payment=open',
  refundDue: '/order/list?store=*&payment=refundDue',
}

export const storeLinks: Links = {
  adNotStarted: '/adrecord/list?state=notStarted',
  adRejected: '/ad/list?payStatus=reject',
  adUnpaid: '/ad/list?payStatus=unpay',
  adAccepted: '/ad/list?payStatus=accept',
  orderToPrepare: '/shop-order/list?orderStatus=paid',
  orderToRefund: '/shop-order/list?orderStatus=refundDue',
  productShort: '/product/list?stock=short',
  storeInfoIncomplete: '/store/info',
  lineNotSet: '/store/info?line=1',
}
