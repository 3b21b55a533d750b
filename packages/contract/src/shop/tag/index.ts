export * from './tag.endpoints.ts'
export * from './tag-rule.ts'
