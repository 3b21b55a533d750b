export * from './link-schema.ts'
