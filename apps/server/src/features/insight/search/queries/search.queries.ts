import { mostHits, type SearchCategory } from '@lumiroute/contract/search'
import type { Handle } from '../../../../db/db.ts'
import { containing } from '../../../../db/list-json.ts'
import { buildQuery, type RawQuery } from '../../../../db/raw-query.ts'

export type FoundRow = {
  id: number
  title: string
  detail: string
  storeCode: string
  key: string
  kind?: string
}

/** What a source builds its SQL from: `$1` is the pattern. */
type Parts = {
  like: 'like' | 'ilike'
  /** The condition that a row belongs to the store; always true in a search over all stores. */
  own: (column: string) => string
}

export type SearchSource = {
  category: SearchCategory
  /** Only for operators or only for store accounts; both if omitted. */
  onlyFor?: 'operator' | 'store'
  find: (parts: Parts) => string
}

/** SQL: the typed number, or null. */
export const typedNumber = `(select case when $1 ~ '^%[0-9]{1,9}%$' then trim(both '%' from $1)::int end)`

/** Chinese has no lower case, and a case-sensitive search takes a third of the time. */
const getOperator = (word: string) => (word.toLowerCase() === word.toUpperCase() ? 'like' : 'ilike')

/** One prepared statement per combination, so that a store's own rows are found by their index. */
function buildSearch({ category, find }: SearchSource, word: string, isInStore: boolean): RawQuery<FoundRow> {
  const like = getOperator(word)
  const own = (column: string) => (isInStore ? `${column} = $2` : 'true')
  return buildQuery({
    name: `search.${category}.${like}.${isInStore ? 'own' : 'all'}`,
    row: { id: 'int4', title: 'text', detail: 'text', storeCode: 'text', key: 'text' },
    sql: `${find({ like, own })} limit ${mostHits}`,
  })
}

/** Searches all stores if none is given. */
export function searchRows(db: Handle, source: SearchSource, word: string, storeId?: number) {
  const isInStore = storeId !== undefined
  const values = [containing(word), ...(isInStore ? [storeId] : [])]
  return db.run(buildSearch(source, word, isInStore), values)
}
