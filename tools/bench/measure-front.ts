import type { Figure } from './figures.ts'
import { measureRatio } from './measure-ratio.ts'
import type { BenchOptions } from './options.ts'
import { frontStore, prepareFront } from './prepare-front.ts'
import type { Stage } from './stage.ts'

/** Each call from another address, since the public calls are limited by address. */
const get = (path: string) => () => ({
  method: 'GET' as const,
  path,
  headers: { 'x-forwarded-for': '{address}' },
})

/** What visitors of a store front load. The bare server reads the rows for each call, the product keeps them for a moment. */
export async function measureFront(stage: Stage, options: BenchOptions): Promise<Figure[]> {
  await prepareFront(stage.database)
  const limits = { atLeast: 0.6, p99AtMost: 2.5, isHeavy: true }
  return [
    ...(await measureRatio(stage, options, {
      name: 'GET /front, first page',
      request: get(`/api/front/${frontStore}`),
      ...limits,
    })),
    ...(await measureRatio(stage, options, {
      name: 'GET /front/products, 20 of 4,500',
      request: get(`/api/front/${frontStore}/products`),
      ...limits,
    })),
  ]
}
