export * from './activity-codes.ts'
export * from './activity.endpoints.ts'
