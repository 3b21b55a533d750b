export * from './front-answers.ts'
export * from './front-codes.ts'
export * from './front.endpoints.ts'
export * from './front-pages.ts'
