export * from './category.endpoints.ts'
