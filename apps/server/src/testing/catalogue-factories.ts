import { activities, orderItems, orders, productCategories, products } from '../db/schema/index.ts'
import { productsInCategories, productVariants } from '../db/schema/index.ts'
import type { Deps } from '../deps.ts'
import { makeFile, makeStore } from './factories.ts'

let counter = 0
const next = () => `${++counter}${Math.random().toString(36).slice(2, 8)}`

type NewCategory = Partial<typeof productCategories.$inferInsert>
export type MadeCategory = typeof productCategories.$inferSelect

export async function makeCategory(deps: Deps, given: NewCategory = {}): Promise<MadeCategory> {
  const storeId = given.storeId ?? (await makeStore(deps)).id
  const values = { cateCode: `C${next()}`, cateName: '咖啡', ...given, storeId }
  const [category] = await deps.db.insert(productCategories).values(values).returning()
  return category as MadeCategory
}

type NewVariant = Partial<typeof productVariants.$inferInsert>
type NewProduct = Partial<typeof products.$inferInsert> & { cateId?: number; variants?: NewVariant[] }
export type MadeProduct = typeof products.$inferSelect & { variants: (typeof productVariants.$inferSelect)[] }

/** A product on sale for NT$120 in its own category, with variants such as 大 if given. */
export async function makeProduct(deps: Deps, given: NewProduct = {}): Promise<MadeProduct> {
  const { cateId, variants = [], ...rest } = given
  const storeId = rest.storeId ?? (await makeStore(deps)).id
  const values = variants.map((each, at) => ({ optionValues: [`值 ${at + 1}`], ...each }))
  const prodOptions =
    values.length > 0 ? [{ name: '尺寸', values: values.flatMap((v) => v.optionValues) }] : []
  const [product] = await deps.db
    .insert(products)
    .values({
      prodCode: `P${next()}`,
      prodName: '拿鐵',
      prodSalePrice: 120,
      prodStatus: 'on',
      prodOptions,
      ...rest,
      storeId,
    })
    .returning()
  const { id } = product as MadeProduct
  const categoryId = cateId ?? (await makeCategory(deps, { storeId })).id
  await deps.db.insert(productsInCategories).values({ productId: id, categoryId })
  const made = []
  for (const [at, each] of values.entries()) {
    const row = { varCode: `V${at + 1}`, salePrice: 120, stock: 10, position: at + 1, ...each, productId: id }
    made.push(...(await deps.db.insert(productVariants).values(row).returning()))
  }
  return { ...(product as MadeProduct), variants: made }
}

/** A shop order that refers to the product, so that it cannot be deleted. */
export async function orderProduct(deps: Deps, product: MadeProduct, variantId: number | null = null) {
  const [order] = await deps.db
    .insert(orders)
    .values({
      storeId: product.storeId,
      source: 'CART',
      paymentId: `PAY${next()}`,
      paymentStatus: 'SUCCESS',
      orderAmount: 120,
    })
    .returning()
  const { id: orderId } = order as { id: number }
  await deps.db.insert(orderItems).values({
    orderId,
    oiProdCode: product.prodCode,
    oiProdName: product.prodName,
    oiProdSaleQty: 1,
    oiProdSalePrice: 120,
    productId: product.id,
    variantId,
  })
}

type NewActivity = Partial<typeof activities.$inferInsert>
export type MadeActivity = typeof activities.$inferSelect

export async function makeActivity(deps: Deps, given: NewActivity = {}): Promise<MadeActivity> {
  const storeId = given.storeId ?? (await makeStore(deps)).id
  const actImage = given.actImage ?? (await makeBannerFile(deps, storeId)).uuidName
  const values = { actCode: `A${next()}`, actType: 'banner', actTitle: '週年慶', ...given, storeId, actImage }
  const [activity] = await deps.db.insert(activities).values(values).returning()
  return activity as MadeActivity
}

/** The row of an uploaded banner in the displayed size. */
export const makeBannerFile = (deps: Deps, storeId: number, size = { width: 960, height: 480 }) =>
  makeFile(deps, { storeId, kind: 'banner', ...size })
