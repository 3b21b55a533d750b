export * from './line.endpoints.ts'
