import type { DemoCatalogue } from './catalogue-types.ts'
import { cafeCatalogue } from './demo-cafe-products.ts'
import { cafeShelf } from './demo-cafe-shelf.ts'
import { harbourCatalogue } from './demo-harbour-products.ts'
import { harbourShelf } from './demo-harbour-shelf.ts'

const extend = ({ categories, products }: DemoCatalogue, more: DemoCatalogue['products']) => ({
  categories,
  products: [...products, ...more],
})

export const demoCatalogues: Readonly<Record<string, DemoCatalogue>> = {
  TPE001: extend(cafeCatalogue, cafeShelf),
  KHH001: extend(harbourCatalogue, harbourShelf),
}

/** The drawn picture of a product, in the media folder. */
export const pictureFile = (storeCode: string, prodCode: string) =>
  `product-${storeCode}-${prodCode}.webp`.toLowerCase()
