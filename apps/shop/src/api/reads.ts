import type { AnswerOf, Endpoint } from '@lumiroute/contract'
import type {
  getFront,
  getFrontActivity,
  getFrontCoupon,
  getFrontProduct,
  listFrontCoupons,
  listFrontProducts,
} from '@lumiroute/contract/front'
import type { Call } from './request.ts'

export type Read<Answer> = Call<Answer>

/** A public read: the server renders pages with the answers of these. */
const read = <E extends Endpoint>(...segments: string[]): Read<AnswerOf<E>> => ({
  method: 'GET',
  path: `/${segments.map(encodeURIComponent).join('/')}`,
})

export type ProductSearch = { cateCode: string; q: string; sort: string; page: number }

export const reads = {
  front: (store: string) => read<typeof getFront>('front', store),
  products: (store: string, search: Partial<ProductSearch>) => {
    const given = Object.entries({ ...search, size: pageSize }).filter(([, value]) => value)
    const { path, ...call } = read<typeof listFrontProducts>('front', store, 'products')
    const query = given.map(([key, value]) => `${key}=${encodeURIComponent(value)}`).join('&')
    return { ...call, path: `${path}?${query}` }
  },
  product: (store: string, code: string) => read<typeof getFrontProduct>('front', store, 'products', code),
  activity: (store: string, code: string) =>
    read<typeof getFrontActivity>('front', store, 'activities', code),
  coupons: (store: string) => read<typeof listFrontCoupons>('front', store, 'coupons'),
  coupon: (store: string, code: string) => read<typeof getFrontCoupon>('front', store, 'coupons', code),
}

export const pageSize = 20
