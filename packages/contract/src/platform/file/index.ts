export * from './file.endpoints.ts'
