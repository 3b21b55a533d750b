import type { CheckoutForm } from '@lumiroute/contract/order'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { AppError } from '../../../errors/app-error.ts'
import { makeProduct } from '../../../testing/catalogue-factories.ts'
import { makeCart, openShop } from '../../../testing/order-steps.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { findOffers } from '../product/find-offers.ts'
import { validateCart } from './validate-cart.ts'

let t: TestApp
let storeId: number
beforeAll(async () => {
  t = await startTestApp()
  storeId = (await openShop(t)).storeId
})
afterAll(() => t.close())

const at = new Date('2026-05-20T04:00:00Z')
const soon = new Date(at.getTime() + 60_000)

type Given = Parameters<typeof makeProduct>[1]
type Line = { qty?: number; varCode?: string; price?: number }

async function validate(given: Given, lines: Line[], more: Partial<CheckoutForm> = {}) {
  const product = await makeProduct(t.deps, { ...given, storeId })
  const cart = makeCart(...lines.map((line) => ({ product, ...line })))
  const form = { ...cart, paymentType: 'ONLINE', memo: '', ...more } as CheckoutForm
  return validateCart(form, await findOffers(t.deps.db, storeId, form.productList, at), 'zh-TW')
}

async function findReasons(given: Given, lines: Line[], more?: Partial<CheckoutForm>) {
  try {
    await validate(given, lines, more)
    return []
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return error.changedLines?.map(({ reason }) => reason)
  }
}

const pickup = { delivery: { type: 'pickup' } } as Partial<CheckoutForm>
const variants = [{ salePrice: 140, stock: 1 }, { enabled: false }]

test.each<[string, Given, Line, Partial<CheckoutForm>]>([
  ['a plain product', {}, {}, {}],
  ['the whole stock', { prodTrackStock: true, prodStock: 2 }, { qty: 2 }, {}],
  ['a product within its sale period', { prodOnAt: at, prodOffAt: soon }, {}, {}],
  ['the lowest quantity', { prodMinPerOrder: 2 }, { qty: 2 }, {}],
  ['the highest quantity', { prodMaxPerOrder: 2 }, { qty: 2 }, {}],
  ['a delivery method of the product', { prodDelivery: ['pickup'] }, {}, pickup],
  ['a variant at its own price', { variants }, { varCode: 'V1' }, {}],
])('accepts %s', async (_what, given, line, more) => {
  expect(await validate(given, [line], more)).toMatchObject([{ qty: line.qty ?? 1 }])
})

test.each<[string, Given, Line, Partial<CheckoutForm>, string]>([
  ['more than the stock', { prodTrackStock: true, prodStock: 2 }, { qty: 3 }, {}, 'stock'],
  ['an empty stock', { prodTrackStock: true, prodStock: 0 }, {}, {}, 'stock'],
  ['a product taken off sale', { prodStatus: 'off' }, {}, {}, 'off'],
  ['a product marked as sold out', { prodStatus: 'soldout' }, {}, {}, 'stock'],
  ['a product before its sale period', { prodOnAt: soon }, {}, {}, 'off'],
  ['a product after its sale period', { prodOffAt: at }, {}, {}, 'off'],
  ['less than the minimum', { prodMinPerOrder: 2 }, {}, {}, 'few'],
  ['more than the maximum', { prodMaxPerOrder: 2 }, { qty: 3 }, {}, 'many'],
  ['a delivery method that the product lacks', { prodDelivery: ['home'] }, {}, pickup, 'delivery'],
  ['a deleted product', { removedAt: at }, {}, {}, 'gone'],
  ['another price', {}, { price: 99 }, {}, 'price'],
  ['no variant chosen', { variants }, {}, {}, 'variant'],
  ['a disabled variant', { variants }, { varCode: 'V2' }, {}, 'variant'],
  [
    'more than the variant’s stock',
    { variants, prodTrackStock: true },
    { varCode: 'V1', qty: 2 },
    {},
    'stock',
  ],
])('rejects %s', async (_what, given, line, more, reason) => {
  expect(await findReasons(given, [line], more)).toEqual([reason])
})

test('sums cart lines of one product', async () => {
  expect(await findReasons({ prodMaxPerOrder: 2 }, [{ qty: 1 }, { qty: 2 }])).toEqual(['many', 'many'])
  expect(await findReasons({ prodMinPerOrder: 2 }, [{ qty: 1 }, { qty: 1 }])).toEqual([])
})

test('rejects a wrong total without reporting a changed cart line', async () => {
  await expect(validate({}, [{}], { prodTotalPrice: 1 })).rejects.toMatchObject({
    code: 'CONFLICT',
    changedLines: [],
  })
})
