import type { FrontProductDetail } from '@lumiroute/contract/front'
import { expect, test } from 'vitest'
import { choosePrice, findVariant, isPossible, startChoice } from './choose-variant.ts'

const variant = (varCode: string, optionValues: string[], salePrice: number, isSoldOut = false) => ({
  varCode,
  optionValues,
  salePrice,
  image: null,
  availability: isSoldOut ? ('soldout' as const) : ('available' as const),
})
const product = {
  prodSalePrice: 120,
  prodMaxPrice: 150,
  prodListPrice: 140,
  prodOptions: [
    { name: '容量', values: ['中杯', '大杯'] },
    { name: '溫度', values: ['熱', '冰'] },
    { name: '豆', values: ['綜合'] },
  ],
  prodVariants: [
    variant('MH', ['中杯', '熱', '綜合'], 120),
    variant('MI', ['中杯', '冰', '綜合'], 130, true),
    variant('LI', ['大杯', '冰', '綜合'], 150),
  ],
} as unknown as FrontProductDetail

test('chooses what has no alternative', () => expect(startChoice(product)).toEqual(['', '', '綜合']))

test('finds a variant only when every option is chosen', () => {
  expect(findVariant(product, ['中杯', '', '綜合'])).toBeUndefined()
  expect(findVariant(product, ['大杯', '冰', '綜合'])?.varCode).toBe('LI')
  expect(findVariant(product, ['大杯', '熱', '綜合'])).toBeUndefined()
})

test('offers only values that can be bought with the other choices', () => {
  const choice = ['中杯', '', '綜合']
  expect(isPossible(product, choice, 1, '熱')).toBe(true)
  expect(isPossible(product, choice, 1, '冰')).toBe(false)
  expect(isPossible(product, ['', '', '綜合'], 1, '冰')).toBe(true)
})

test('shows the price of the variant, and the price before only above it', () => {
  expect(choosePrice(product, undefined)).toEqual({
    prodSalePrice: 120,
    prodMaxPrice: 150,
    prodListPrice: 140,
  })
  const [small, , large] = product.prodVariants
  expect(choosePrice(product, small)).toEqual({ prodSalePrice: 120, prodMaxPrice: 120, prodListPrice: 140 })
  expect(choosePrice(product, large)).toEqual({ prodSalePrice: 150, prodMaxPrice: 150, prodListPrice: null })
})
