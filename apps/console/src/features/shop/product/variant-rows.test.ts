import { expect, test } from 'vitest'
import { variantRows } from './variant-rows.ts'
import type { VariantValues } from './variant-rows.ts'

const size = { name: '尺寸', values: ['大', '小'] }
const sugar = { name: '甜度', values: ['全糖', '無糖'] }
const row = (optionValues: string[], more: Partial<VariantValues> = {}): VariantValues => ({
  varCode: '',
  optionValues,
  salePrice: 100,
  stock: 0,
  sku: '',
  image: null,
  enabled: true,
  ...more,
})

test('options make every combination, at the product’s price', () => {
  expect(variantRows([size, sugar], [], 100)).toEqual([
    row(['大', '全糖']),
    row(['大', '無糖']),
    row(['小', '全糖']),
    row(['小', '無糖']),
  ])
  expect(variantRows([], [row(['大'])], 100)).toEqual([])
  expect(variantRows([{ name: '尺寸', values: [] }], [], 100)).toEqual([])
})

test('what was typed for a combination stays when others come and go', () => {
  const typed = row(['小'], { varCode: 'S', stock: 7, salePrice: 90 })
  const wider = variantRows([{ name: '尺寸', values: ['中', '小'] }], [row(['大']), typed], 100)
  expect(wider).toEqual([row(['中']), typed])
})

test('a further option splits rows: prices stay, and the first part has the stock', () => {
  const rows = [row(['大'], { salePrice: 120, stock: 9 }), row(['小'])]
  const split = variantRows([size, sugar], rows, 100)
  expect(split.map(({ salePrice, stock }) => [salePrice, stock])).toEqual([
    [120, 9],
    [120, 0],
    [100, 0],
    [100, 0],
  ])
})

test('an option that goes lets rows flow together', () => {
  const rows = variantRows([size, sugar], [], 100).map((each, at) => ({
    ...each,
    stock: at + 1,
    salePrice: 100 + at,
  }))
  expect(variantRows([size], rows, 50).map(({ salePrice, stock }) => [salePrice, stock])).toEqual([
    [100, 3],
    [102, 7],
  ])
})

test('too many stop one past the limit', () => {
  const values = Array.from({ length: 40 }, (_, at) => String(at))
  const many = ['甲', '乙', '丙'].map((name) => ({ name, values }))
  expect(variantRows(many, [], 1)).toHaveLength(101)
})
