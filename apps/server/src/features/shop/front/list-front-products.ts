import type { AnswerOf } from '@lumiroute/contract'
import type { FrontProductSort, listFrontProducts as endpoint } from '@lumiroute/contract/front'
import { containing } from '../../../db/list-json.ts'
import type { Read } from '../../../http/pipeline/route.ts'
import { answerFront } from './answer-front.ts'
import { findFrontStore, listFrontProductsJson } from './front.queries.ts'

/** Popular and new products come first. */
const orders: Record<FrontProductSort, string> = {
  newest: '-newest',
  price: 'price',
  '-price': '-price',
  popular: '-popular',
}

export function listFrontProducts({ db, input, deps, language }: Read<typeof endpoint>) {
  const { store, cateCode, q, sort, page, size } = input
  const load = async () => {
    const found = await findFrontStore(db, store)
    if (!found) return undefined
    const { rows, total } = await listFrontProductsJson(db, {
      filters: { storeId: found.id, cateCode, q: containing(q), shown: true },
      given: { now: deps.now() },
      page,
      size,
      sort: sort && orders[sort],
    })
    return { productList: rows, total: String(total) }
  }
  const key = ['products', store.toLowerCase(), cateCode, q, sort, page, size]
  return answerFront<AnswerOf<typeof endpoint>>({ deps, language, key, load })
}
