import type { titles as base } from '../zh-TW/titles.ts'

export const titles: Record<keyof typeof base, string> = {
  home: 'Home',
  products: 'Products',
  product: 'Product',
  activity: 'News',
  info: 'About the store',
  game: 'Game',
  missing: 'Page not found',
}
