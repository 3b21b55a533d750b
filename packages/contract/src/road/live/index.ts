export * from './live.endpoints.ts'
export * from './live-state.ts'
