export * from './activity-log.endpoints.ts'
export * from './activity-category.ts'
export * from './category.ts'
