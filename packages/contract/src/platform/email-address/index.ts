export * from './email-address.endpoints.ts'
