export * from './day-codes.ts'
export * from './day-pattern.ts'
export * from './timetable.endpoints.ts'
