import type { AnswerOf } from '@lumiroute/contract'
import type { getFrontActivity as endpoint } from '@lumiroute/contract/front'
import type { Read } from '../../../http/pipeline/route.ts'
import { answerFront } from './answer-front.ts'
import { findFrontActivityJson } from './front.queries.ts'

export const getFrontActivity = ({ db, input, deps, language }: Read<typeof endpoint>) =>
  answerFront<AnswerOf<typeof endpoint>>({
    deps,
    language,
    key: ['activity', input.store.toLowerCase(), input.actCode.toLowerCase()],
    load: () => findFrontActivityJson(db, input.store, input.actCode, deps.now()),
  })
