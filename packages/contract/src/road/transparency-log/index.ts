export * from './log-finding.ts'
export * from './transparency-log.endpoints.ts'
