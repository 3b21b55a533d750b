import type * as base from '../../zh-TW/order/checkout.ts'

export const checkout: Record<keyof typeof base.checkout, string> = {
  title: 'Checkout',
  signIn: 'Sign in to check out',
  signInHelp: 'Your cart is kept.',
  changed: 'Some products have changed',
  changedHelp: 'Please confirm each of them; nothing has been ordered yet.',
  accept: 'Accept',
  acceptStock: 'Change to {n}',
  adjust: 'Change the cart',
  lines: 'Products',
  edit: 'Edit',
  delivery: 'Delivery',
  noDelivery: 'These products have no way of delivery in common. Please order them separately.',
  name: 'Recipient',
  pickupName: 'Name',
  mobile: 'Phone',
  address: 'Address',
  cvsStoreId: 'Number of the convenience store',
  cvsHelp: 'You find it in the store finder of the chain.',
  coupons: 'Coupons',
  noCoupons: 'You have no coupon for online orders.',
  minSpend: 'From {amount}',
  until: 'Until {date}',
  invoice: 'Invoice',
  invoiceKind: 'Kind of invoice',
  carrierNum: 'Carrier number',
  taxId: 'Tax ID number',
  taxTitle: 'Company name',
  loveCode: 'Donation code',
  payment: 'Payment',
  noPayment: 'The store takes no payment here at the moment. Please contact the store.',
  memo: 'Note',
  memoHelp: 'For the store, optional.',
  products: 'Products',
  discount: 'Discount',
  shipping: 'Shipping',
  total: 'Total',
  calculating: 'Calculating',
  order: 'Place order',
  orderAndPay: 'Order and pay',
  ordering: 'Ordering',
  check: 'Please check the marked fields',
  notSent: 'No answer arrived. Pressing again does not order twice.',
  failed: 'The order was not placed. Please try again.',
}

export const deliveries: Record<keyof typeof base.deliveries, string> = {
  pickup: 'Collect in store',
  home: 'Home delivery',
  cvs: 'Convenience store',
}

export const payWays: Record<keyof typeof base.payWays, string> = {
  ONLINE: 'Pay online',
  COD: 'Cash on delivery',
  CASH: 'Paid at the counter',
}

export const invoices: Record<keyof typeof base.invoices, string> = {
  member: 'Member carrier',
  phone: 'Phone barcode',
  certificate: 'Citizen certificate',
  company: 'Company (tax ID)',
  donate: 'Donate',
}

export const faults: Record<keyof typeof base.faults, string> = {
  required: 'Please fill in',
  phone: 'Please enter a phone number',
  taxNumber: 'This tax ID is not valid',
  phoneBarcode: 'A slash and 7 letters, digits or + - .',
  certificate: '2 letters and 14 digits',
  loveCode: '3 to 7 digits',
}
