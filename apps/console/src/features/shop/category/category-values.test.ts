import type { ProductCategory } from '@lumiroute/contract/category'
import { expect, test } from 'vitest'
import { toUploaded } from '../../platform/store/store-images.ts'
import { CategoryValuesSchema, toValues } from './category-values.ts'

const image = '0a1b2c3d-0000-4000-8000-000000000001.png'
/** Every field differs from a new category's. */
const full = {
  cateCode: 'TEA',
  cateName: '茶飲',
  cateParentCode: 'DRINK',
  cateImage: image,
  cateEnabled: false,
  cateShowOnHome: true,
} as ProductCategory

test('a new category is enabled and stands below the one it was opened from', () => {
  expect(toValues(undefined, 'FOOD')).toEqual({
    cateCode: '',
    cateName: '',
    cateParentCode: 'FOOD',
    cateImage: [],
    cateEnabled: true,
    cateShowOnHome: false,
  })
})

test('sends back a category unchanged, whatever the form was opened from', () => {
  expect(toValues(full, 'FOOD')).toEqual({ ...full, cateImage: [toUploaded(image)] })
  expect(CategoryValuesSchema.parse(toValues(full, 'FOOD'))).toEqual(full)
  const top = { ...full, cateParentCode: null, cateImage: null }
  expect(toValues(top, 'FOOD').cateParentCode).toBe('')
  expect(CategoryValuesSchema.parse(toValues(top, 'FOOD'))).toEqual(top)
})
