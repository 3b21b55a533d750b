export * from './stream.endpoints.ts'
export * from '../../stream-rules.ts'
