export * from './device.endpoints.ts'
export * from './mac-address.ts'
