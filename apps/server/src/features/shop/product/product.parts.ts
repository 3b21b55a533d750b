import type { ProductForm } from '@lumiroute/contract/product'
import type { z } from 'zod'
import type { Tx } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'
import { refuseField } from '../../../errors/app-error.ts'
import { lockFiles, requireFile } from '../../platform/file/lock-files.ts'

type Form = z.output<typeof ProductForm>

const idsOf = rawQuery({
  name: 'product.categoryIds',
  row: { id: 'int4', code: 'text' },
  sql: `select id, lower(cate_code) as code from category where store_id = $1 and lower(cate_code) = any($2::text[])
   for key share`,
})

/** Ids of the named categories, in the store. */
export async function requireCategories(tx: Tx, storeId: number, codes: string[]): Promise<number[]> {
  const wanted = [...new Set(codes.map((code) => code.toLowerCase()))]
  const found = await tx.run(idsOf, [storeId, wanted])
  const missing = codes.find((code) => !found.some((each) => each.code === code.toLowerCase()))
  if (missing !== undefined) throw refuseField('cateCodes', `找不到分類「${missing}」`)
  return found.map(({ id }) => id)
}

const link = rawQuery({
  name: 'product.link',
  row: {},
  sql: `with kept as (select unnest($2::int[]) as id),
     cut as (delete from product_category where product_id = $1 and category_id not in (select id from kept))
   insert into product_category (product_id, category_id) select $1, id from kept on conflict do nothing`,
})
export async function setCategories(tx: Tx, productId: number, categoryIds: number[]): Promise<void> {
  await tx.run(link, [productId, categoryIds])
}

/** Pictures and the video are the store's own uploads. */
export async function requireMedia(tx: Tx, storeId: number, form: Form): Promise<void> {
  const { prodImages, prodVideo, prodVariants } = form
  const names = [...prodImages, prodVideo, ...prodVariants.map(({ image }) => image)]
  const known = await lockFiles(tx, storeId, 'product', names)
  for (const name of prodImages) requireFile(known, 'prodImages', name)
  requireFile(known, 'prodVideo', prodVideo, { type: 'video' })
  for (const [at, { image }] of prodVariants.entries()) requireFile(known, `prodVariants.${at}.image`, image)
}
