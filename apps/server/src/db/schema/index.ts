export * from './account.ts'
export * from './activity-log.ts'
export * from './file.ts'
export * from './store.ts'
