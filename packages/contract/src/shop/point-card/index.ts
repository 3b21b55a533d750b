export * from './point-card-codes.ts'
export * from './point-card.endpoints.ts'
export * from './point-card.machine.ts'
export * from './point-card-fields.ts'
