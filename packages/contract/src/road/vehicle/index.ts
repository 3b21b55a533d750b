export * from './vehicle.endpoints.ts'
