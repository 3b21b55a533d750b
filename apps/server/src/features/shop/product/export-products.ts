import type { exportProducts as endpoint, Product } from '@lumiroute/contract/product'
import type { Db } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'
import { attachment } from '../../../http/response/attachment.ts'
import type { Sending, Steps } from '../../../http/pipeline/route.ts'
import { type Cell, csvStream } from '../../../zip/csv.ts'
import { listProductsJson } from './product.queries.ts'
import { productColumns, sheetHead, variantColumns, type Words } from './product.sheet.ts'
import { readWords } from './sheet.words.ts'

const storeOf = rawQuery({
  name: 'product.exportStore',
  row: { code: 'text' },
  sql: 'select store_code as code from store where id = $1',
})
const pageSize = 500

export async function exportProducts({ db, scope, deps }: Steps<typeof endpoint>): Promise<Sending> {
  const [store] = await db.run(storeOf, [scope.storeId])
  const words = await readWords(db, scope.storeId, deps.settings.businessTz)
  return {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': attachment(`${store?.code}-products.csv`),
    },
    body: csvStream(sheetHead, cellsOf(db, scope.storeId, deps.now(), words)),
  }
}

async function* cellsOf(db: Db, storeId: number, now: Date, words: Words): AsyncGenerator<Cell[][]> {
  for (let page = 1; ; page += 1) {
    const { rows } = await listProductsJson(db, {
      filters: { storeId },
      given: { now },
      page,
      size: pageSize,
    })
    const products = JSON.parse(rows) as Product[]
    yield products.flatMap((product) => rowsOf(product, words))
    if (products.length < pageSize) return
  }
}

/** One row, or one for each variant; what belongs to the product stands in the first. */
function rowsOf(product: Product, words: Words): Cell[][] {
  const own = Object.values(productColumns).map(({ write }) => write(product, words))
  const none = Object.keys(variantColumns).map(() => '')
  if (product.prodVariants.length === 0) return [[...own, ...none]]
  return product.prodVariants.map((variant, at) => {
    const cells = Object.values(variantColumns).map(({ write }) => write({ product, variant }, words))
    const shared = at === 0 ? own : own.map((_cell, i) => (i === 0 ? product.prodCode : ''))
    return [...shared, ...cells]
  })
}
