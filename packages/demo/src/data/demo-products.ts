import type { DemoCatalogue } from './catalogue-types.ts'
import { cafeCatalogue } from './demo-cafe-products.ts'
import { harbourCatalogue } from './demo-harbour-products.ts'

export const demoCatalogues: Readonly<Record<string, DemoCatalogue>> = {
  TPE001: cafeCatalogue,
  KHH001: harbourCatalogue,
}
