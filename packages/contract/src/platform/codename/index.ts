export * from './codename.endpoints.ts'
