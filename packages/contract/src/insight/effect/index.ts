export * from './effect.endpoints.ts'
