import type { Tx } from '@lumiroute/server/db/db.ts'
import {
  activities,
  files,
  productCategories,
  products,
  productsInCategories,
  productVariants,
} from '@lumiroute/server/db/schema/index.ts'
import type { DemoCatalogue, DemoProduct } from '../data/catalogue-types.ts'
import { type DemoActivity, demoActivities } from '../data/demo-activities.ts'
import { demoCatalogues } from '../data/demo-products.ts'
import type { CataloguePictures } from './save-catalogue.ts'

type Shop = { tx: Tx; storeCode: string; storeId: number; pictures: CataloguePictures; now: Date }

const dayMs = 86_400_000
const inDays = (now: Date, days: number | undefined) =>
  days === undefined ? null : new Date(now.getTime() + days * dayMs)

/** What the demo's stores sell, and their activities and banners. */
export async function loadDemoCatalogue(
  tx: Tx,
  pictures: CataloguePictures,
  storeIds: ReadonlyMap<string, number>,
  now: Date,
): Promise<void> {
  for (const [storeCode, catalogue] of Object.entries(demoCatalogues)) {
    const shop = { tx, storeCode, storeId: storeIds.get(storeCode) as number, pictures, now }
    await loadFiles(shop)
    const categoryIds = await loadCategories(shop, catalogue)
    for (const [at, product] of catalogue.products.entries())
      await loadProduct(shop, categoryIds, product, at + 1)
    await loadActivities(shop, demoActivities[storeCode] ?? [])
  }
}

async function loadFiles({ tx, storeCode, storeId, pictures }: Shop): Promise<void> {
  const own = [...pictures].filter(([key]) => key.startsWith(`${storeCode} `))
  const rows = own.flatMap(([, { wide, square }]) => [wide, ...(square ? [square] : [])])
  await tx.insert(files).values(rows.map((row) => ({ ...row, storeId })))
}

const getPicture = ({ pictures, storeCode }: Shop, code: string) =>
  pictures.get(`${storeCode} ${code}`) as NonNullable<ReturnType<CataloguePictures['get']>>

async function loadCategories(shop: Shop, { categories, products: all }: DemoCatalogue) {
  const ids = new Map<string, number>()
  for (const [at, { code, name, parent, isOnHome = false }] of categories.entries()) {
    const first = all.find((product) => product.categories.includes(code))
    const values = {
      storeId: shop.storeId,
      cateCode: code,
      cateName: name,
      parentId: parent ? (ids.get(parent) as number) : null,
      cateImage: first ? getPicture(shop, first.code).wide.uuidName : null,
      cateSort: at + 1,
      cateShowOnHome: isOnHome,
    }
    const [made] = await shop.tx
      .insert(productCategories)
      .values(values)
      .returning({ id: productCategories.id })
    ids.set(code, (made as { id: number }).id)
  }
  return ids
}

async function loadProduct(shop: Shop, categoryIds: Map<string, number>, demo: DemoProduct, at: number) {
  const { tx, storeId, now } = shop
  const hasVariants = demo.options !== undefined
  const [made] = await tx
    .insert(products)
    .values({
      storeId,
      prodCode: demo.code,
      prodName: demo.name,
      prodSubtitle: demo.subtitle ?? '',
      prodDesc: demo.desc ?? '',
      prodListPrice: demo.listPrice ?? null,
      prodSalePrice: demo.price,
      prodCost: demo.cost ?? null,
      prodSku: demo.code,
      prodImages: [getPicture(shop, demo.code).wide.uuidName],
      prodOptions: demo.options ?? [],
      prodTrackStock: demo.stock !== undefined,
      prodStock: hasVariants ? 0 : (demo.stock ?? 0),
      prodStockAlert: demo.alert ?? null,
      prodMaxPerOrder: 20,
      prodStatus: demo.status ?? 'on',
      prodOnAt: inDays(now, demo.onInDays),
      prodDelivery: [...(demo.delivery ?? ['pickup'])],
      prodTags: [...(demo.tags ?? [])],
      prodSort: at,
      prodLedShow: at <= 6,
      prodLedText: at <= 6 ? demo.name.slice(0, 12) : '',
      prodViewCount: demo.views ?? 0,
    })
    .returning({ id: products.id })
  const productId = (made as { id: number }).id
  const links = demo.categories.map((code) => ({ productId, categoryId: categoryIds.get(code) as number }))
  await tx.insert(productsInCategories).values(links)
  if (hasVariants) await tx.insert(productVariants).values(getVariants(productId, demo))
}

function getVariants(productId: number, { options = [], extra = {}, price, stock }: DemoProduct) {
  const combinations = options.reduce<string[][]>(
    (before, { values }) => before.flatMap((start) => values.map((value) => [...start, value])),
    [[]],
  )
  return combinations.map((optionValues, at) => ({
    productId,
    varCode: `V${at + 1}`,
    optionValues,
    salePrice: price + optionValues.reduce((sum, value) => sum + (extra[value] ?? 0), 0),
    stock: stock === undefined ? 0 : Math.floor(stock / combinations.length) + (at % 3),
    position: at + 1,
  }))
}

async function loadActivities(shop: Shop, demo: readonly DemoActivity[]): Promise<void> {
  const rows = demo.map(({ code, type, title, link = ['none', ''], ...rest }, at) => ({
    storeId: shop.storeId,
    actCode: code,
    actType: type,
    actTitle: title,
    actSubtitle: rest.subtitle ?? '',
    actContent: rest.content ?? '',
    actImage: getPicture(shop, code).wide.uuidName,
    actSquareImage: getPicture(shop, code).square?.uuidName ?? null,
    actStartAt: inDays(shop.now, rest.fromDays),
    actEndAt: inDays(shop.now, rest.untilDays),
    actEnabled: !rest.isOff,
    actSort: at + 1,
    actPinned: rest.isPinned ?? false,
    actLinkType: link[0],
    actLinkValue: link[1],
    viewCount: rest.views ?? 0,
    clickCount: rest.clicks ?? 0,
  }))
  await shop.tx.insert(activities).values(rows)
}
