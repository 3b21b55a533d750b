import type { CheckoutForm } from '@lumiroute/contract/order'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { AppError } from '../../../errors/app-error.ts'
import { type MadeProduct, makeProduct } from '../../../testing/catalogue-factories.ts'
import { cartOf, openShop } from '../../../testing/order-steps.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { findOffers } from './cart.lines.ts'
import { judgeCart } from './judge-cart.ts'
import type { Wanted } from './order.sums.ts'
import { placePlainOrder } from './place-plain-order.ts'

let t: TestApp
let storeId: number
const products: MadeProduct[] = []

const at = new Date('2026-05-20T04:00:00Z')
const soon = new Date(at.getTime() + 60_000)

/** One fault each; a cart that took any mixture would hardly ever be sold. */
const kinds: Parameters<typeof makeProduct>[1][] = [
  {},
  { prodTrackStock: true, prodStock: 2 },
  { prodTrackStock: true, prodStock: 0 },
  { prodStatus: 'off' },
  { prodStatus: 'soldout' },
  { prodOnAt: soon },
  { prodOffAt: at },
  { prodOnAt: at, prodOffAt: soon },
  { prodMinPerOrder: 2 },
  { prodMaxPerOrder: 2 },
  { prodDelivery: ['pickup'] },
  { prodDelivery: ['home'] },
  { removedAt: at },
  { variants: [{ salePrice: 140 }, { enabled: false }] },
  { variants: [{ stock: 1 }, { stock: 0 }], prodTrackStock: true },
]

beforeAll(async () => {
  t = await startTestApp()
  storeId = (await openShop(t)).storeId
  for (const kind of [...kinds, {}, {}, {}]) products.push(await makeProduct(t.deps, { ...kind, storeId }))
})
afterAll(() => t.close())

const Line = fc.record({
  product: fc.nat({ max: kinds.length + 2 }),
  qty: fc.integer({ min: 1, max: 3 }),
  varCode: fc.constantFrom(undefined, 'V1', 'V2', '無'),
  price: fc.constantFrom(undefined, undefined, undefined, undefined, 99),
})
const Cart = fc.record({
  lines: fc.uniqueArray(Line, { minLength: 1, maxLength: 3, selector: ({ product }) => product }),
  delivery: fc.constantFrom(undefined, { type: 'pickup' as const }),
  off: fc.constantFrom(0, 0, 0, 0, 1),
})

function formOf({ lines, delivery, off }: typeof Cart extends fc.Arbitrary<infer T> ? T : never) {
  const seen = lines.map(({ product, varCode, price, qty }) => ({
    product: products[product] as MadeProduct,
    qty,
    ...(varCode !== undefined && { varCode }),
    ...(price !== undefined && { price }),
  }))
  const { prodTotalPrice, productList } = cartOf(...seen)
  const form = { prodTotalPrice: prodTotalPrice + off, productList, paymentType: 'ONLINE', memo: '' }
  return { ...form, ...(delivery && { delivery }) } as CheckoutForm
}

async function isSoldInWords(form: CheckoutForm): Promise<boolean> {
  try {
    judgeCart(form, await findOffers(t.deps.db, storeId, form.productList, at))
    return true
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}

const isPlaced = async (form: CheckoutForm) => {
  const by = { storeId, memberId: null, accountId: null }
  const wanted: Wanted = { deps: t.deps, form, by, at, key: null, hash: null }
  return (await placePlainOrder(t.deps.db, wanted)) !== undefined
}

test('the statement sells just the carts that are not refused in words', async () => {
  const sold = { yes: 0, no: 0 }
  await fc.assert(
    fc.asyncProperty(Cart, async (cart) => {
      const form = formOf(cart)
      const isSold = await isSoldInWords(form)
      sold[isSold ? 'yes' : 'no'] += 1
      expect(await isPlaced(form)).toBe(isSold)
    }),
    { numRuns: 400 },
  )
  expect(Math.min(sold.yes, sold.no)).toBeGreaterThan(20)
})

test('lines of one product are judged together, not by the statement', async () => {
  const [plain] = products as [MadeProduct]
  const form = { ...cartOf({ product: plain }, { product: plain }), paymentType: 'ONLINE', memo: '' }
  expect(await isPlaced(form as CheckoutForm)).toBe(false)
})
