import type { AnswerOf } from '@lumiroute/contract'
import type { getFrontProduct as endpoint } from '@lumiroute/contract/front'
import type { Read } from '../../../http/pipeline/route.ts'
import { answerFront } from './answer-front.ts'
import { findFrontProductJson } from './front.queries.ts'

export const getFrontProduct = ({ db, input, deps, language }: Read<typeof endpoint>) =>
  answerFront<AnswerOf<typeof endpoint>>({
    deps,
    language,
    key: ['product', input.store.toLowerCase(), input.prodCode.toLowerCase()],
    load: () => findFrontProductJson(db, input.store, input.prodCode, deps.now()),
  })
