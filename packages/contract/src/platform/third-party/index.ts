export * from './third-party.endpoints.ts'
