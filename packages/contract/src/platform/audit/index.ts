export * from './audit-actions.ts'
export * from './audit.endpoints.ts'
