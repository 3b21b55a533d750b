export * from './message.endpoints.ts'
export * from './message.machine.ts'
export * from './message-fields.ts'
