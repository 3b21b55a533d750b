/** The names of codes: the API returns them with the code, and the console shows them. */
export * from './activity-log.ts'
export * from './ad.ts'
export * from './audit.ts'
export * from './game.ts'
