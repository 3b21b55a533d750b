export * from './download.endpoints.ts'
