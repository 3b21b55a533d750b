import { NewProductForm } from '@lumiroute/contract/product'
import type { Product } from '@lumiroute/contract/product'
import { expect, test } from 'vitest'
import { toUploaded } from '../../platform/store/store-images.ts'
import { newProduct, ProductValuesSchema, toValues } from './product-values.ts'

const image = '0a1b2c3d-0000-4000-8000-000000000001.png'
const video = '0a1b2c3d-0000-4000-8000-000000000002.mp4'

/** Every field differs from a new product's. */
const full = {
  prodCode: 'TEA1',
  prodName: '紅茶',
  prodSubtitle: '大杯',
  prodDesc: '好喝',
  cateCodes: ['DRINK'],
  prodListPrice: 80,
  prodSalePrice: 60,
  prodCost: 20,
  prodSku: 'S1',
  prodBarcode: '4710000000000',
  prodImages: [image],
  prodVideo: video,
  prodOptions: [{ name: '冰塊', values: ['少冰', '去冰'] }],
  prodVariants: [
    { varCode: 'V1', optionValues: ['少冰'], salePrice: 60, stock: 3, sku: 'A', image: null, enabled: true },
    { varCode: 'V2', optionValues: ['去冰'], salePrice: 65, stock: 4, sku: 'B', image, enabled: false },
  ],
  prodTrackStock: false,
  prodStock: 7,
  prodStockAlert: 2,
  prodMaxPerOrder: 9,
  prodMinPerOrder: 2,
  prodStatus: 'off',
  prodOnAt: '2026-12-01T09:00:00+08:00',
  prodOffAt: '2026-12-31T09:30:00+08:00',
  prodTaxType: 2,
  prodDelivery: ['home'],
  prodWeightG: 500,
  prodTags: ['新品'],
  prodPointEligible: false,
  prodLedShow: true,
  prodLedText: '紅茶特價',
} as unknown as Product

const bare = {
  ...full,
  prodListPrice: null,
  prodCost: null,
  prodStockAlert: null,
  prodMaxPerOrder: null,
  prodWeightG: null,
  prodImages: [],
  prodVideo: null,
  prodOptions: [],
  prodVariants: [],
  prodOnAt: null,
  prodOffAt: null,
} as unknown as Product

test('a new product is on sale, tracked, for pick-up and earns points', () => {
  const { prodSalePrice, ...sent } = ProductValuesSchema.parse({
    ...newProduct,
    prodName: '茶',
    cateCodes: ['DRINK'],
    prodSalePrice: 50,
  })
  expect({ prodSalePrice, ...sent }).toEqual({
    prodCode: '',
    prodName: '茶',
    prodSubtitle: '',
    prodDesc: '',
    cateCodes: ['DRINK'],
    prodListPrice: null,
    prodSalePrice: 50,
    prodCost: null,
    prodSku: '',
    prodBarcode: '',
    prodImages: [],
    prodVideo: null,
    prodOptions: [],
    prodVariants: [],
    prodTrackStock: true,
    prodStock: 0,
    prodStockAlert: null,
    prodMaxPerOrder: null,
    prodMinPerOrder: 1,
    prodStatus: 'on',
    prodOnAt: null,
    prodOffAt: null,
    prodTaxType: 1,
    prodDelivery: ['pickup'],
    prodWeightG: null,
    prodTags: [],
    prodPointEligible: true,
    prodLedShow: false,
    prodLedText: '',
  })
})

test('fills the form from a product, with clock times and the stock that the person sees', () => {
  expect(toValues(full)).toEqual({
    ...full,
    prodImages: [toUploaded(image)],
    prodVideo: [toUploaded(video)],
    prodOnAt: '2026-12-01T09:00',
    prodOffAt: '2026-12-31T09:30',
    prodVariants: full.prodVariants.map((variant) => ({ ...variant, stockSeen: variant.stock })),
  })
  const empty = undefined
  expect(toValues(bare)).toEqual({
    ...bare,
    prodListPrice: empty,
    prodCost: empty,
    prodStockAlert: empty,
    prodMaxPerOrder: empty,
    prodWeightG: empty,
    prodVideo: [],
    prodOnAt: '',
    prodOffAt: '',
  })
})

test.each([
  ['with every field', full],
  ['with empty fields', bare],
])('sends back a product %s unchanged', (_, product) => {
  const seen = product.prodVariants.map((variant) => ({ ...variant, stockSeen: variant.stock }))
  expect(ProductValuesSchema.parse(toValues(product))).toEqual(
    NewProductForm.parse({ ...product, prodVariants: seen }),
  )
})

test('emptied numbers count as none, and an option without name and values is left out', () => {
  const values = toValues(full)
  const [first, second] = values.prodVariants as [
    (typeof values.prodVariants)[0],
    (typeof values.prodVariants)[0],
  ]
  const sent = ProductValuesSchema.parse({
    ...values,
    prodStock: undefined,
    prodMinPerOrder: undefined,
    prodOptions: [...values.prodOptions, { name: ' ', values: [] }],
    prodVariants: [{ ...first, stock: undefined }, second],
  })
  expect(sent).toMatchObject({ prodStock: 0, prodMinPerOrder: 1, prodOptions: full.prodOptions })
  expect(sent.prodVariants.map(({ stock }) => stock)).toEqual([0, 4])
  for (const half of [
    { name: '甜度', values: [] },
    { name: '', values: ['半糖'] },
  ]) {
    const { error } = ProductValuesSchema.safeParse({ ...values, prodOptions: [half] })
    expect(error?.issues.some(({ path }) => path[0] === 'prodOptions' && path[1] === 0)).toBe(true)
  }
})
