export * from './session.endpoints.ts'
