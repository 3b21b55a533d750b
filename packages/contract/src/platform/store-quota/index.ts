export * from './store-quota.endpoints.ts'
export * from './store-quota-fields.ts'
