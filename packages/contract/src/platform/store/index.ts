export * from './store.endpoints.ts'
export * from './store-fields.ts'
export * from './tax-number.ts'
