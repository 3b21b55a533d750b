export * from './screen.endpoints.ts'
