import type { AnswerOf } from '@lumiroute/contract'
import type { getFrontCoupon as endpoint, listFrontCoupons as listEndpoint } from '@lumiroute/contract/front'
import type { Read } from '../../../http/pipeline/route.ts'
import { answerFront } from './answer-front.ts'
import { findFrontCouponJson, listFrontCouponsJson } from './front.queries.ts'

export const listFrontCoupons = ({ db, input: { store }, deps, language }: Read<typeof listEndpoint>) =>
  answerFront<AnswerOf<typeof listEndpoint>>({
    deps,
    language,
    key: ['coupons', store.toLowerCase()],
    load: () => listFrontCouponsJson(db, store, deps.now()),
  })

export const getFrontCoupon = ({ db, input, deps, language }: Read<typeof endpoint>) =>
  answerFront<AnswerOf<typeof endpoint>>({
    deps,
    language,
    key: ['coupon', input.store.toLowerCase(), input.cpnCode.toLowerCase()],
    load: () => findFrontCouponJson(db, input.store, input.cpnCode, deps.now()),
  })
