export * from './record.endpoints.ts'
export * from './track.columns.ts'
