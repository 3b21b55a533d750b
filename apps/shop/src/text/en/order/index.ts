export * from './cart.ts'
export * from './checkout.ts'
export * from './order.ts'
