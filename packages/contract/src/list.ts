import { z } from 'zod'
import { Text } from './fields.ts'

const maxPage = 1_000_000

/** Page, size, search and sort parameters of a list. Only the named columns are sortable. */
export function listFields<const S extends readonly [string, ...string[]]>(sortable: S) {
  const orders = sortable.flatMap((name) => [name, `-${name}`]) as (S[number] | `-${S[number]}`)[]
  return {
    page: z.coerce.number().pipe(z.int().min(1).max(maxPage)).optional(),
    size: z.coerce.number().pipe(z.int().min(1).max(1000)).optional(),
    sort: z.enum(orders as [S[number], ...S[number][]] as unknown as [string, ...string[]]).optional(),
    q: Text(100).optional(),
  }
}

/** Returned only if the call asked for a page. */
export const Total = z.int().min(0).optional()
