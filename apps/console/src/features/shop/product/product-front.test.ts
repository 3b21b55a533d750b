import { FrontProductDetail } from '@lumiroute/contract/front'
import { expect, it } from 'vitest'
import { buildFrontProduct } from './product-front.ts'
import { newProduct } from './product-values.ts'
import type { ProductValues } from './product-values.ts'
import type { VariantValues } from './variant-rows.ts'

const build = (values: Partial<ProductValues>) => {
  const product = buildFrontProduct({ ...newProduct, ...values }, 'preview')
  expect(FrontProductDetail.parse(product)).toEqual(product)
  return product
}
const variant = (size: string, rest: Partial<VariantValues>): VariantValues => ({
  varCode: '',
  optionValues: [size],
  salePrice: 100,
  stock: 5,
  sku: '',
  image: null,
  enabled: true,
  ...rest,
})
const sizes = [{ name: '尺寸', values: ['小', '中', '大'] }]

it('is an answer of the public endpoint from the first letter on', () => {
  expect(build({})).toMatchObject({ prodCode: 'preview', prodSalePrice: 0, availability: 'soldout' })
})

it('shows the list price only above the price', () => {
  expect(build({ prodSalePrice: 90, prodListPrice: 120 }).prodListPrice).toBe(120)
  expect(build({ prodSalePrice: 120, prodListPrice: 120 }).prodListPrice).toBeNull()
})

it('says in words how much is left', () => {
  const stock = { prodStock: 3, prodStockAlert: 3 }
  expect(build(stock).availability).toBe('few')
  expect(build({ ...stock, prodStockAlert: 2 }).availability).toBe('available')
  expect(build({ ...stock, prodStock: 0 }).availability).toBe('soldout')
  expect(build({ prodTrackStock: false }).availability).toBe('available')
  expect(build({ prodTrackStock: false, prodStatus: 'soldout' }).availability).toBe('soldout')
})

it('takes prices and stock from the offered variants', () => {
  const prodVariants = [
    variant('小', { salePrice: 80, stock: 0 }),
    variant('中', { salePrice: 120, varCode: 'M' }),
    variant('大', { salePrice: 10, enabled: false }),
  ]
  const product = build({ prodSalePrice: 500, prodOptions: sizes, prodVariants })
  expect(product).toMatchObject({ prodSalePrice: 80, prodMaxPrice: 120, availability: 'available' })
  expect(product.prodVariants.map(({ varCode, availability }) => [varCode, availability])).toEqual([
    ['preview-0', 'soldout'],
    ['M', 'available'],
  ])
  expect(build({ prodOptions: sizes, prodVariants: [] }).availability).toBe('soldout')
})
