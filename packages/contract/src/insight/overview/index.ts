export * from './dashboard.endpoints.ts'
export * from './overview.endpoints.ts'
