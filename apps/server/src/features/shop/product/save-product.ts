import type { ProductForm } from '@lumiroute/contract/product'
import type { z } from 'zod'
import { brokenConstraint, type Tx } from '../../../db/db.ts'
import { refuseField } from '../../../errors/app-error.ts'
import { cleanHtml, isBlankHtml } from '../../../html/clean-html.ts'
import { text } from '../../../text/text.ts'
import { generateCode } from '../shop/generate-code.ts'
import { calculateStock } from './calculate-stock.ts'
import {
  insertProduct,
  type ProductRow,
  type ProductValues,
  setProductCategories,
  updateProductRow,
} from './product.queries.ts'
import { saveVariants } from './save-variants.ts'
import { requireCategories, requireMedia } from './validate-product.ts'

export type Form = z.output<typeof ProductForm>
export type Saver = { tx: Tx; storeId: number; by: number; now: Date }

export async function insertFromForm({ tx, storeId, by, now }: Saver, form: Form): Promise<number> {
  const categoryIds = await requireCategories(tx, storeId, form.cateCodes)
  await requireMedia(tx, storeId, form)
  const prodCode = form.prodCode || generateCode('P')
  const values = { ...toValues(form), storeId, prodCode, updatedBy: by }
  const id = await insertProduct(tx, values).catch(refuseTakenCode)
  await setProductCategories(tx, id, categoryIds)
  await saveVariants(tx, id, form.prodVariants, now)
  return id
}

/** Call with the row locked. */
export async function updateFromForm(
  { tx, storeId, by, now }: Saver,
  product: ProductRow,
  form: Form,
): Promise<void> {
  const categoryIds = await requireCategories(tx, storeId, form.cateCodes)
  await requireMedia(tx, storeId, form)
  await updateProductRow(tx, product.id, toValues(form, product), by)
  await setProductCategories(tx, product.id, categoryIds)
  await saveVariants(tx, product.id, form.prodVariants, now)
}

function toValues(form: Form, product?: ProductRow): ProductValues {
  const {
    prodCode: _code,
    version: _version,
    cateCodes: _codes,
    prodVariants,
    prodStockSeen,
    ...fields
  } = form
  const hasVariants = prodVariants.length > 0
  return {
    ...fields,
    prodDesc: cleaned(fields.prodDesc),
    prodDelivery: [...new Set(fields.prodDelivery)],
    prodTags: [...new Set(fields.prodTags)],
    prodImages: [...new Set(fields.prodImages)],
    prodOnAt: toDate(fields.prodOnAt),
    prodOffAt: toDate(fields.prodOffAt),
    prodStock: hasVariants
      ? 0
      : calculateStock(ownStock(product), fields.prodStock, prodStockSeen, 'prodStock'),
  }
}

/** A product that had variants has no own stock that could have been sold. */
const ownStock = (product: ProductRow | undefined) =>
  product && (product.prodOptions as unknown[]).length === 0 ? product.prodStock : undefined

const cleaned = (html: string) => {
  const clean = cleanHtml(html)
  return isBlankHtml(clean) ? '' : clean
}
const toDate = (text: string | null) => (text === null ? null : new Date(text))

function refuseTakenCode(error: unknown): never {
  if (brokenConstraint(error) === 'product_code_key')
    throw refuseField('prodCode', text('product.codeTaken'), 'CONFLICT')
  throw error
}
