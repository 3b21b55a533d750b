export * from './route.endpoints.ts'
