import type { exportProducts as endpoint, Product } from '@lumiroute/contract/product'
import type { Db } from '../../../db/db.ts'
import type { Sending, Steps } from '../../../http/pipeline/route.ts'
import { attachment } from '../../../http/response/attachment.ts'
import { type Cell, csvStream } from '../../../zip/csv.ts'
import { getSheetWords } from './get-sheet-words.ts'
import { getProductHeads, productColumns, variantColumns, type Words } from './product-sheet.ts'
import { findStoreCode, listProductsJson } from './product.queries.ts'

const pageSize = 500

export async function exportProducts({
  db,
  scope,
  deps,
  language,
}: Steps<typeof endpoint>): Promise<Sending> {
  const storeCode = await findStoreCode(db, scope.storeId)
  const words = await getSheetWords(db, scope.storeId, { timeZone: deps.settings.businessTz, language })
  return {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': attachment(`${storeCode}-products.csv`),
    },
    body: csvStream(getProductHeads(language), listCells(db, scope.storeId, deps.now(), words)),
  }
}

async function* listCells(db: Db, storeId: number, now: Date, words: Words): AsyncGenerator<Cell[][]> {
  for (let page = 1; ; page += 1) {
    const { rows } = await listProductsJson(db, {
      filters: { storeId },
      given: { now },
      page,
      size: pageSize,
    })
    const products = JSON.parse(rows) as Product[]
    yield products.flatMap((product) => toRows(product, words))
    if (products.length < pageSize) return
  }
}

/** One row, or one per variant; the product's values are in the first. */
function toRows(product: Product, words: Words): Cell[][] {
  const own = productColumns.map(({ write }) => write(product, words))
  const none = variantColumns.map(() => '')
  if (product.prodVariants.length === 0) return [[...own, ...none]]
  return product.prodVariants.map((variant, at) => {
    const cells = variantColumns.map(({ write }) => write({ product, variant }, words))
    const shared = at === 0 ? own : own.map((_cell, i) => (i === 0 ? product.prodCode : ''))
    return [...shared, ...cells]
  })
}
