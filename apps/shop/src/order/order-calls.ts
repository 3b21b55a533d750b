import type { AnswerOf, CallOf, Endpoint } from '@lumiroute/contract'
import type { listOwnTickets } from '@lumiroute/contract/coupon'
import type { getOwnProfile } from '@lumiroute/contract/member'
import type {
  cancelOrder,
  checkOut,
  getOwnOrder,
  listOwnOrders,
  payOrder,
  quoteOrder,
} from '@lumiroute/contract/order'
import type { Call } from '../api/request.ts'

type BodyOf<E extends Endpoint> = Omit<CallOf<E>, 'store' | 'idempotency-key'>

const post = <Answer>(path: string, storeCode: string, body: unknown): Call<Answer> => ({
  method: 'POST',
  path: `${path}/${encodeURIComponent(storeCode)}`,
  body,
  isMember: true,
})

export type CheckoutBody = BodyOf<typeof checkOut>
export type QuoteBody = BodyOf<typeof quoteOrder>
export type Placed = AnswerOf<typeof checkOut>

/** Calls of members about their orders. */
export const orderCalls = {
  quote: (storeCode: string, body: QuoteBody) =>
    post<AnswerOf<typeof quoteOrder>>('/v1/order/quote', storeCode, body),
  checkOut: (storeCode: string, body: CheckoutBody, key: string): Call<Placed> => ({
    ...post<Placed>('/v1/order/checkout', storeCode, body),
    headers: { 'idempotency-key': key },
  }),
  pay: (storeCode: string, orderNo: string) =>
    post<AnswerOf<typeof payOrder>>('/v1/order/pay', storeCode, { orderNo }),
  cancel: (storeCode: string, orderNo: string) =>
    post<AnswerOf<typeof cancelOrder>>('/v1/order/cancel', storeCode, { orderNo }),
  list: (storeCode: string, size: number) =>
    post<AnswerOf<typeof listOwnOrders>>('/v1/order/history', storeCode, { page: 1, size }),
  tickets: (storeCode: string) => post<AnswerOf<typeof listOwnTickets>>('/coupon/mine', storeCode, {}),
  get: (storeCode: string, orderNo: string): Call<AnswerOf<typeof getOwnOrder>> => ({
    method: 'GET',
    path: `/v1/order/mine/${encodeURIComponent(storeCode)}/${encodeURIComponent(orderNo)}`,
    isMember: true,
  }),
  profile: (storeCode: string): Call<AnswerOf<typeof getOwnProfile>> => ({
    method: 'GET',
    path: `/member/me/${encodeURIComponent(storeCode)}`,
    isMember: true,
  }),
}
