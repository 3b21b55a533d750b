export { home } from './home.ts'
export { product } from './product.ts'
export { shell } from './shell.ts'
export { titles } from './titles.ts'
