export * from './product-answers.ts'
export * from './product-codes.ts'
export * from './product.endpoints.ts'
export * from './product-fields.ts'
