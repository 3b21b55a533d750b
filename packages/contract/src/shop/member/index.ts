export * from './member.endpoints.ts'
export * from './member-fields.ts'
export * from './sign-in.endpoints.ts'
export * from './timeline-fields.ts'
