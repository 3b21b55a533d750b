/** The pages; the first whose pattern fits an address is shown. */
export const routeNames = [
  'home',
  'products',
  'product',
  'activity',
  'info',
  'coupons',
  'coupon',
  'cards',
  'card',
  'profile',
  'prizes',
  'game',
  'cart',
  'checkout',
  'orders',
  'order',
  'missing',
] as const
export type RouteName = (typeof routeNames)[number]

/** A page's address, taken apart. */
export type Place = { storeCode: string; name: RouteName; code: string; query: URLSearchParams }

export const readSearch = (query: URLSearchParams) => ({
  cateCode: query.get('cateCode') ?? '',
  q: query.get('q') ?? '',
  sort: query.get('sort') ?? '',
  page: Math.max(1, Number.parseInt(query.get('page') ?? '1', 10) || 1),
})
