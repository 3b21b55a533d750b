export * from './account-name.ts'
export * from './account.endpoints.ts'
export * from './store-roles.ts'
