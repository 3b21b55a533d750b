export * from './interpolate.ts'
export * from './language.ts'
