export * from './search.endpoints.ts'
