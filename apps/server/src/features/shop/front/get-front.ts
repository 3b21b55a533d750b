import type { AnswerOf } from '@lumiroute/contract'
import type { getFront as endpoint } from '@lumiroute/contract/front'
import type { Handle } from '../../../db/db.ts'
import type { Read } from '../../../http/pipeline/route.ts'
import { getCustomerSettings } from '../shop/get-customer-settings.ts'
import { answerFront } from './answer-front.ts'
import { findFrontJson } from './front.queries.ts'

export const getFront = ({ db, input: { store }, deps, language }: Read<typeof endpoint>) =>
  answerFront<AnswerOf<typeof endpoint>>({
    deps,
    language,
    key: ['home', store.toLowerCase()],
    load: () => load(db, store, deps.now()),
  })

async function load(db: Handle, store: string, now: Date) {
  const found = await findFrontJson(db, store, now)
  if (!found) return undefined
  const { id, ...parts } = found
  return { ...parts, settings: JSON.stringify(await getCustomerSettings(db, id)) }
}
