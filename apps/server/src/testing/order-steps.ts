import { checkOut } from '@lumiroute/contract/order'
import { eq } from 'drizzle-orm'
import { orderEvents, orders, products } from '../db/schema/index.ts'
import { type MadeProduct, makeProduct } from './catalogue-factories.ts'
import { makeSignedInMember, makeStoreAdmin } from './factories.ts'
import { notify } from './payment-steps.ts'
import type { TestApp } from './test-app.ts'

type Line = { product: MadeProduct; qty?: number; varCode?: string; price?: number }

/** A cart as sent by a page that saw the current prices. */
export function makeCart(...lines: Line[]) {
  const productList = lines.map(({ product, qty = 1, varCode, price }) => ({
    prodCode: product.prodCode,
    prodName: product.prodName,
    prodSalePrice:
      price ?? product.variants.find((v) => v.varCode === varCode)?.salePrice ?? product.prodSalePrice,
    prodSaleQty: qty,
    ...(varCode !== undefined && { varCode }),
  }))
  const prodTotalPrice = productList.reduce((sum, each) => sum + each.prodSalePrice * each.prodSaleQty, 0)
  return { prodTotalPrice, productList }
}

/** A store with one member and ten lattes in stock. */
export async function openShop(t: TestApp, given: Parameters<typeof makeProduct>[1] = {}) {
  const own = await makeStoreAdmin(t.deps)
  const storeId = own.store.id
  const guest = await makeSignedInMember(t.deps, { storeId })
  const product = await makeProduct(t.deps, { storeId, prodTrackStock: true, prodStock: 10, ...given })
  return { own, guest, product, storeId, store: own.store.storeCode }
}
export type Shop = Awaited<ReturnType<typeof openShop>>

export const order = (t: TestApp, { store, guest, product }: Shop, more: object = {}, headers: object = {}) =>
  t.call(checkOut, { store, ...makeCart({ product }), ...more }, undefined, { ...guest.by, ...headers })

export async function orderPaid(t: TestApp, shop: Shop, more: object = {}) {
  const { body } = await order(t, shop, more)
  await notify(t, body.paymentId, 'SUCCESS', { amount: body.orderAmount })
  return body
}

export async function getStock({ deps }: TestApp, { id }: MadeProduct) {
  const [row] = await deps.db
    .select({ stock: products.prodStock, sold: products.prodSoldQty })
    .from(products)
    .where(eq(products.id, id))
  return row
}

/** The state of an order, and its events. */
export async function getHistory({ deps: { db } }: TestApp, orderNo: string) {
  const [row] = await db.select().from(orders).where(eq(orders.orderNo, orderNo))
  if (!row) throw new Error(`no order ${orderNo}`)
  const events = await db
    .select({ kind: orderEvents.kind })
    .from(orderEvents)
    .where(eq(orderEvents.orderId, row.id))
    .orderBy(orderEvents.id)
  return { ...row, events: events.map(({ kind }) => kind) }
}
