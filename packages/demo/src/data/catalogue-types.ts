import type { ProductLook } from '../drawing/products/product-picture.ts'

export type DemoCategory = { code: string; name: string; parent?: string; isOnHome?: boolean }
export type DemoProduct = {
  code: string
  name: string
  subtitle?: string
  desc?: string
  categories: readonly string[]
  price: number
  listPrice?: number
  cost?: number
  stock?: number
  alert?: number
  status?: 'draft' | 'on' | 'off' | 'soldout'
  /** Days from today until it is on sale. */
  onInDays?: number
  tags?: readonly string[]
  delivery?: readonly string[]
  options?: readonly { name: string; values: readonly string[] }[]
  /** What each value adds to the price. */
  extra?: Readonly<Record<string, number>>
  views?: number
  look: ProductLook
}
export type DemoCatalogue = { categories: readonly DemoCategory[]; products: readonly DemoProduct[] }
