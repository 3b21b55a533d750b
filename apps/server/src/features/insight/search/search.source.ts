import { type Hit, mostHits, type SearchCategory } from '@lumiroute/contract/search'
import { type RawQuery, buildQuery } from '../../../db/raw-query.ts'
import type { Actor } from '../../../http/authentication/identity.ts'

export type Found = {
  id: number
  title: string
  detail: string
  storeCode: string
  key: string
  kind?: string
}

/** What a source's text is put together from: `$1` is the pattern. */
export type Parts = {
  /** How the pattern is compared. */
  like: 'like' | 'ilike'
  /** That the row is of the store to stay in; any row where the search is over all stores. */
  own: (column: string) => string
}

export type Source = {
  category: SearchCategory
  /** Of the platform, or of a store's own people; left out, both find it. */
  onlyFor?: 'operator' | 'store'
  find: (parts: Parts) => string
  link: (found: Found, actor: Actor) => string
}

export const path = (to: string, query: Record<string, string>) =>
  `${to}?${new URLSearchParams(query).toString()}`

/** An operator's address names the store. */
export const pathOfStore = (to: string, query: Record<string, string>, { storeCode }: Found, actor: Actor) =>
  path(to, { ...(actor.isOperator && { store: storeCode }), ...query })

/** SQL: the number that was typed, or null. */
export const typedNumber = `(select case when $1 ~ '^%[0-9]{1,9}%$' then trim(both '%' from $1)::int end)`

/** Chinese has no small letters, and comparing without them takes a third of the time. */
const likeFor = (word: string) => (word.toLowerCase() === word.toUpperCase() ? 'like' : 'ilike')

/** One prepared statement for each way to ask, so that a store's own rows are found by their index. */
export function findIn({ category, find }: Source, word: string, isWithin: boolean): RawQuery<Found> {
  const like = likeFor(word)
  const own = (column: string) => (isWithin ? `${column} = $2` : 'true')
  const name = `search.${category}.${like}.${isWithin ? 'own' : 'all'}`
  return buildQuery({
    name,
    row: { id: 'int4', title: 'text', detail: 'text', storeCode: 'text', key: 'text' },
    sql: `${find({ like, own })} limit ${mostHits}`,
  })
}

export const toHit = ({ category, link }: Source, found: Found, actor: Actor): Hit => ({
  category,
  title: found.title,
  detail: found.detail,
  link: link(found, actor),
})
