import type { ComponentType } from 'react'
import { reads, type Read } from '../api/reads.ts'
import { loadMemberTexts } from '../text/member-texts.ts'
import { type Place, readSearch, type RouteName, routeNames } from './place.ts'

type Route = {
  /** Below /s/{storeCode}. */
  pattern: RegExp
  load: () => Promise<ComponentType>
  /** What the page shows of the public answers; the server renders it with these. */
  reads: (place: Place) => Read<unknown>[]
}

const front = ({ storeCode }: Place) => reads.front(storeCode)
const onlyFront = (place: Place) => [front(place)]

/** Pages about members come with their own texts. */
const withTexts = (load: Route['load']) => async () => {
  const [page] = await Promise.all([load(), loadMemberTexts()])
  return page
}

export const routes: Record<RouteName, Route> = {
  home: {
    pattern: /^\/?$/,
    load: async () => (await import('../pages/home/home-page.tsx')).HomePage,
    reads: onlyFront,
  },
  products: {
    pattern: /^\/products\/?$/,
    load: async () => (await import('../pages/product/products-page.tsx')).ProductsPage,
    reads: (place) => [front(place), reads.products(place.storeCode, readSearch(place.query))],
  },
  product: {
    pattern: /^\/products\/([^/]+)\/?$/,
    load: async () => (await import('../pages/product/product-page.tsx')).ProductPage,
    reads: (place) => [front(place), reads.product(place.storeCode, place.code)],
  },
  activity: {
    pattern: /^\/activities\/([^/]+)\/?$/,
    load: async () => (await import('../pages/activity/activity-page.tsx')).ActivityPage,
    reads: (place) => [front(place), reads.activity(place.storeCode, place.code)],
  },
  info: {
    pattern: /^\/info\/?$/,
    load: async () => (await import('../pages/info/info-page.tsx')).InfoPage,
    reads: onlyFront,
  },
  game: {
    pattern: /^\/game\/?$/,
    load: async () => (await import('../pages/game/game-page.tsx')).GamePage,
    reads: onlyFront,
  },
  coupons: {
    pattern: /^\/coupons\/?$/,
    load: withTexts(async () => (await import('../pages/coupon/coupons-page.tsx')).CouponsPage),
    reads: (place) => [front(place), reads.coupons(place.storeCode)],
  },
  coupon: {
    pattern: /^\/coupons\/([^/]+)\/?$/,
    load: withTexts(async () => (await import('../pages/coupon/coupon-page.tsx')).CouponPage),
    reads: (place) => [front(place), reads.coupon(place.storeCode, place.code)],
  },
  cards: {
    pattern: /^\/cards\/?$/,
    load: withTexts(async () => (await import('../pages/card/cards-page.tsx')).CardsPage),
    reads: onlyFront,
  },
  card: {
    pattern: /^\/cards\/([^/]+)\/?$/,
    load: withTexts(async () => (await import('../pages/card/card-page.tsx')).CardPage),
    reads: onlyFront,
  },
  profile: {
    pattern: /^\/profile\/?$/,
    load: withTexts(async () => (await import('../pages/profile/profile-page.tsx')).ProfilePage),
    reads: onlyFront,
  },
  prizes: {
    pattern: /^\/prizes\/?$/,
    load: withTexts(async () => (await import('../pages/prize/prizes-page.tsx')).PrizesPage),
    reads: onlyFront,
  },
  cart: {
    pattern: /^\/cart\/?$/,
    load: async () => (await import('../pages/cart/cart-page.tsx')).CartPage,
    reads: onlyFront,
  },
  checkout: {
    pattern: /^\/checkout\/?$/,
    load: async () => (await import('../pages/checkout/checkout-page.tsx')).CheckoutPage,
    reads: onlyFront,
  },
  orders: {
    pattern: /^\/orders\/?$/,
    load: async () => (await import('../pages/order/orders-page.tsx')).OrdersPage,
    reads: onlyFront,
  },
  order: {
    pattern: /^\/orders\/([^/]+)\/?$/,
    load: async () => (await import('../pages/order/order-page.tsx')).OrderPage,
    reads: onlyFront,
  },
  missing: {
    pattern: /(?:)/,
    load: async () => (await import('../pages/missing-page.tsx')).MissingPage,
    reads: onlyFront,
  },
}

export function findPlace(path: string, query: URLSearchParams): Place {
  const [, storeCode = '', rest = ''] = /^\/s\/([^/]*)(.*)$/.exec(path) ?? []
  const name = routeNames.find((each) => routes[each].pattern.test(rest)) ?? 'missing'
  const code = routes[name].pattern.exec(rest)?.[1] ?? ''
  return { storeCode: decode(storeCode), name, code: decode(code), query }
}

/** A broken escape is shown as it is, and finds nothing. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
