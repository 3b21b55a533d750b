export * from './passkey-fields.ts'
export * from './second-factor.endpoints.ts'
export * from './second-factor-fields.ts'
export * from './second-factor-sign-in.endpoints.ts'
