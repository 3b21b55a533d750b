import type { Hit, search as endpoint, SearchCategory } from '@lumiroute/contract/search'
import type { Handle } from '../../../db/db.ts'
import { containing } from '../../../db/list-json.ts'
import type { Actor } from '../../../http/authentication/identity.ts'
import type { Read } from '../../../http/pipeline/route.ts'
import { findIn, type Source, toHit } from './search.source.ts'
import { searchSources } from './search.sources.ts'

/** Everybody who types asks for all sources: one connection for each would leave none for the rest. */
const lanes = 3

export async function findHits({ db, actor, input }: Read<typeof endpoint>) {
  const sources = searchSources.filter((source) => isAsked(source, actor, input.category))
  const found: Hit[][] = []
  const waiting = sources.entries()
  const walk = async () => {
    for (const [at, source] of waiting) found[at] = await findOf(db, source, actor, input.q)
  }
  await Promise.all(Array.from({ length: lanes }, walk))
  return { hitList: found.flat() }
}

function isAsked({ category, onlyFor }: Source, { isOperator }: Actor, asked?: SearchCategory): boolean {
  if (asked && asked !== category) return false
  return onlyFor === undefined || onlyFor === (isOperator ? 'operator' : 'store')
}

async function findOf(db: Handle, source: Source, actor: Actor, word: string): Promise<Hit[]> {
  const isWithin = !actor.isOperator
  const values = [containing(word), ...(isWithin ? [actor.storeId] : [])]
  const rows = await db.run(findIn(source, word, isWithin), values)
  return rows.map((row) => toHit(source, row, actor))
}
