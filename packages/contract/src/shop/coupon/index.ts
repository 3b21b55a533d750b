export * from './coupon-codes.ts'
export * from './coupon.endpoints.ts'
export * from './coupon-fields.ts'
export * from './ticket-fields.ts'
