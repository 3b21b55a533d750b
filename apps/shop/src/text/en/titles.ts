import type { titles as base } from '../zh-TW/titles.ts'

export const titles: Record<keyof typeof base, string> = {
  home: 'Home',
  products: 'Products',
  product: 'Product',
  activity: 'News',
  info: 'About the store',
  game: 'Game',
  coupons: 'Coupons',
  coupon: 'Coupon',
  cards: 'Point cards',
  card: 'Point card',
  profile: 'Me',
  prizes: 'Prizes and games',
  cart: 'Cart',
  checkout: 'Checkout',
  orders: 'My orders',
  order: 'Order',
  missing: 'Page not found',
}
