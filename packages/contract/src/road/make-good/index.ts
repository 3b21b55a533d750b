export * from './make-good.endpoints.ts'
export * from './make-good.machine.ts'
