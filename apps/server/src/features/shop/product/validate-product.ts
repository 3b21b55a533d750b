import type { ProductForm } from '@lumiroute/contract/product'
import type { z } from 'zod'
import type { Tx } from '../../../db/db.ts'
import { refuseField } from '../../../errors/app-error.ts'
import { text } from '../../../text/text.ts'
import { lockFiles, requireFile } from '../../platform/file/lock-files.ts'
import { lockCategoryIds } from './product.queries.ts'

type Form = z.output<typeof ProductForm>

/** The ids of the given categories of the store. */
export async function requireCategories(tx: Tx, storeId: number, codes: string[]): Promise<number[]> {
  const wanted = [...new Set(codes.map((code) => code.toLowerCase()))]
  const found = await lockCategoryIds(tx, storeId, wanted)
  const missing = codes.find((code) => !found.some((each) => each.code === code.toLowerCase()))
  if (missing !== undefined)
    throw refuseField('cateCodes', text('product.categoryNotFound', { name: missing }))
  return found.map(({ id }) => id)
}

/** Pictures and the video must be uploads of the store. */
export async function requireMedia(tx: Tx, storeId: number, form: Form): Promise<void> {
  const { prodImages, prodVideo, prodVariants } = form
  const names = [...prodImages, prodVideo, ...prodVariants.map(({ image }) => image)]
  const known = await lockFiles(tx, storeId, 'product', names)
  for (const name of prodImages) requireFile(known, 'prodImages', name)
  requireFile(known, 'prodVideo', prodVideo, { type: 'video' })
  for (const [at, { image }] of prodVariants.entries()) requireFile(known, `prodVariants.${at}.image`, image)
}
