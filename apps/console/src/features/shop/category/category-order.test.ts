import type { ProductCategory } from '@lumiroute/contract/category'
import { expect, test } from 'vitest'
import { getBranches, moveCategory } from './category-order.ts'

const category = (cateCode: string, cateParentCode: string | null = null) =>
  ({ cateCode, cateParentCode }) as ProductCategory
const all = [category('A'), category('A1', 'A'), category('A2', 'A'), category('B'), category('C')]
const codes = (list: ProductCategory[]) => list.map(({ cateCode }) => cateCode).join(' ')

test('moves a first-level category with its children', () => {
  expect(codes(moveCategory(all, null, 0, 2))).toBe('B C A A1 A2')
  expect(codes(moveCategory(all, null, 2, 0))).toBe('C A A1 A2 B')
})

test('moves a child among its siblings', () => {
  expect(codes(moveCategory(all, 'A', 1, 0))).toBe('A A2 A1 B C')
})

test('the tree has two levels', () => {
  expect(getBranches(all).map(({ category: { cateCode }, below }) => [cateCode, below.length])).toEqual([
    ['A', 2],
    ['B', 0],
    ['C', 0],
  ])
})
