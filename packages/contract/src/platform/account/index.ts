export * from './account.endpoints.ts'
