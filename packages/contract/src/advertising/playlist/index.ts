export * from './playlist.endpoints.ts'
