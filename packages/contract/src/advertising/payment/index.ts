export * from './payment.endpoints.ts'
