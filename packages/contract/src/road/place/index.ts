export * from './place-codes.ts'
export * from './place.endpoints.ts'
