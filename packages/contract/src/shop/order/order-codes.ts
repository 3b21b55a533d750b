export const paymentStatuses = [
  'INIT',
  'PENDING',
  'SUCCESS',
  'FAIL',
  'EXPIRED',
  'REFUNDING',
  'REFUNDED',
  'PART_REFUNDED',
] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

export const orderStatuses = ['created', 'paid', 'preparing', 'ready', 'done', 'canceled'] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** How an order is paid: on the payment page, on delivery, or at the counter. */
export const payWays = ['ONLINE', 'COD', 'CASH'] as const
export type PayWay = (typeof payWays)[number]

/** How the store returned the money; it does so itself and records the way. */
export const refundWays = ['gateway', 'transfer', 'cash', 'other'] as const

export const orderEventKinds = [
  'created',
  'paid',
  'short',
  'late',
  'doublePaid',
  'prepared',
  'ready',
  'done',
  'canceled',
  'expired',
  'refunded',
] as const
export type OrderEventKind = (typeof orderEventKinds)[number]

export const invoiceTypes = ['person', 'company', 'donate'] as const
/** A phone's barcode, a citizen's certificate, or a member's own carrier. */
export const carrierTypes = ['phone', 'certificate', 'member'] as const
