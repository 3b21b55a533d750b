import { hasPermission } from '@lumiroute/contract/account'
import {
  type Hit,
  type search as endpoint,
  type SearchCategory,
  searchPermissions,
} from '@lumiroute/contract/search'
import type { Handle } from '../../../db/db.ts'
import type { Actor } from '../../../http/authentication/identity.ts'
import type { Read } from '../../../http/pipeline/route.ts'
import { searchRows, type SearchSource } from './queries/search.queries.ts'
import { searchSources } from './queries/sources.queries.ts'
import { searchLinks } from './search-links.ts'

/** A connection per source would leave none for other requests. */
const maxConnections = 3

export async function search({ db, actor, input }: Read<typeof endpoint>) {
  const sources = searchSources.filter((source) => isSearched(source, actor, input.category))
  const found: Hit[][] = []
  const waiting = sources.entries()
  const work = async () => {
    for (const [at, source] of waiting) found[at] = await findHits(db, source, actor, input.q)
  }
  await Promise.all(Array.from({ length: maxConnections }, work))
  return { hitList: found.flat() }
}

function isSearched({ category, onlyFor }: SearchSource, actor: Actor, only?: SearchCategory) {
  const { isOperator, storeRole } = actor
  if (only && only !== category) return false
  if (!hasPermission(storeRole, searchPermissions[category])) return false
  return onlyFor === undefined || onlyFor === (isOperator ? 'operator' : 'store')
}

async function findHits(db: Handle, source: SearchSource, actor: Actor, word: string): Promise<Hit[]> {
  const rows = await searchRows(db, source, word, actor.isOperator ? undefined : actor.storeId)
  const { category } = source
  return rows.map((row) => ({
    category,
    title: row.title,
    detail: row.detail,
    link: searchLinks[category](row, actor),
  }))
}
