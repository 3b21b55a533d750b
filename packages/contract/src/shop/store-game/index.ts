export * from './store-game-rules.ts'
export * from './store-game.endpoints.ts'
