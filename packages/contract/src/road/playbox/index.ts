export * from './playbox-game.endpoints.ts'
export * from './playbox.endpoints.ts'
export * from './playbox-limits.ts'
export { Sample } from './sample.schema.ts'
