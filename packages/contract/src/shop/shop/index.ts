export * from './shipping.ts'
export * from './shop.endpoints.ts'
export * from './shop-fields.ts'
