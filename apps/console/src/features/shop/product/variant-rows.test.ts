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

test('creates every combination of options at the product’s price', () => {
  expect(variantRows([size, sugar], [], 100)).toEqual([
    row(['大', '全糖']),
    row(['大', '無糖']),
    row(['小', '全糖']),
    row(['小', '無糖']),
  ])
  expect(variantRows([], [row(['大'])], 100)).toEqual([])
  expect(variantRows([{ name: '尺寸', values: [] }], [], 100)).toEqual([])
})

test('keeps typed values of a combination when others are added or removed', () => {
  const typed = row(['小'], { varCode: 'S', stock: 7, salePrice: 90 })
  const wider = variantRows([{ name: '尺寸', values: ['中', '小'] }], [row(['大']), typed], 100)
  expect(wider).toEqual([row(['中']), typed])
})

test('an added option splits rows: prices stay, and the first row gets the stock', () => {
  const rows = [row(['大'], { salePrice: 120, stock: 9 }), row(['小'])]
  const split = variantRows([size, sugar], rows, 100)
  expect(split.map(({ salePrice, stock }) => [salePrice, stock])).toEqual([
    [120, 9],
    [120, 0],
    [100, 0],
    [100, 0],
  ])
})

test('a removed option merges rows', () => {
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

test('stops one past the limit of combinations', () => {
  const values = Array.from({ length: 40 }, (_, at) => String(at))
  const many = ['甲', '乙', '丙'].map((name) => ({ name, values }))
  expect(variantRows(many, [], 1)).toHaveLength(101)
})
