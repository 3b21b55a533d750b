export * from './effect.endpoints.ts'
export * from './funnel.endpoints.ts'
