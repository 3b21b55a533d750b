export * from './game-catalogue.ts'
export * from './game-codes.ts'
export * from './game.endpoints.ts'
export * from './room.endpoints.ts'
