export * from './report.endpoints.ts'
