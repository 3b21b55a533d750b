export * from './activity-log.endpoints.ts'
export * from './category-of-path.ts'
export * from './category.ts'
