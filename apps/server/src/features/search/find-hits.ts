import type { Hit, search as endpoint } from '@lumiroute/contract'
import { containing } from '../../db/list-json.ts'
import type { Read } from '../../http/route.ts'
import { searchSources, toHit } from './search.sources.ts'

export async function findHits({ db, actor, input }: Read<typeof endpoint>) {
  const { q, category } = input
  const within = actor.isOperator ? null : actor.storeId
  const hitList: Hit[] = []
  for (const source of searchSources) {
    if (category && category !== source.category) continue
    const found = await db.run(source.find, [containing(q), within])
    hitList.push(...found.map((row) => toHit(source, row, actor)))
  }
  return { hitList }
}
