import {
  deliveries,
  maxOptions,
  type Product,
  productTexts,
  type ProductVariant,
  productStatuses,
  taxTypes,
} from '@lumiroute/contract/product'
import { readBusinessMoment, writeBusinessMoment } from '../../../clock/business-moment.ts'
import type { Cell } from '../../../zip/csv.ts'

/** A cell that cannot be read, with what to say about it. */
export class BadCell extends Error {}

export type Words = {
  timeZone: string
  /** By code and by name, in lower case; a name that two have is left out. */
  categories: ReadonlyMap<string, string>
  nameOf: (cateCode: string) => string
}

type Column<Of> = {
  field: string
  read: (text: string, words: Words) => unknown
  write: (of: Of, words: Words) => Cell
}

const text = (value: string) => value
const between = /[|;；、]/
const maxWords = 100

function wordsOf(value: string, most = maxWords): string[] {
  const words = value
    .split(between)
    .map((word) => word.trim())
    .filter((word) => word !== '')
  if (words.length > most) throw new BadCell(productTexts.tooMany(most))
  return words
}

function whole(value: string): number {
  const plain = value.replace(/^NT\$/i, '').replaceAll(',', '')
  if (!/^-?\d{1,10}$/.test(plain)) throw new BadCell('需為整數')
  return Number(plain)
}
const wholeOrNone = (value: string) => (value === '' ? null : whole(value))
const wholeOr = (otherwise: number) => (value: string) => (value === '' ? otherwise : whole(value))

function yesOrNo(value: string): boolean {
  if (/^(?:是|y|yes|true|1|v)$/i.test(value)) return true
  if (/^(?:否|n|no|false|0|)$/i.test(value)) return false
  throw new BadCell('請填寫「是」或「否」')
}
const yes = (is: boolean) => (is ? '是' : '否')

function oneOf(value: string, names: Record<string, string>): string {
  const found = Object.entries(names).find(([code, name]) => value === name || value === code)
  if (!found)
    throw new BadCell(
      `請填寫${Object.values(names)
        .map((name) => `「${name}」`)
        .join('、')}`,
    )
  return found[0]
}

function moment(value: string, { timeZone }: Words): string | null {
  if (value === '') return null
  const at = readBusinessMoment(value, timeZone)
  if (!at) throw new BadCell('請以 2026-11-15 14:05 的格式填寫')
  return at.toISOString()
}
const writeMoment = (value: string | null, { timeZone }: Words) =>
  value === null ? '' : writeBusinessMoment(new Date(value), timeZone)

const categoriesOf = (value: string, { categories }: Words) =>
  wordsOf(value).map((word) => {
    const code = categories.get(word.toLowerCase())
    if (code === undefined) throw new BadCell(`找不到分類「${word.slice(0, 50)}」`)
    return code
  })

/** The columns of a product, by what stands at their head. */
export const productColumns: Record<string, Column<Product>> = {
  商品代碼: { field: 'prodCode', read: text, write: (p) => p.prodCode },
  商品名稱: { field: 'prodName', read: text, write: (p) => p.prodName },
  副標題: { field: 'prodSubtitle', read: text, write: (p) => p.prodSubtitle },
  分類: {
    field: 'cateCodes',
    read: categoriesOf,
    write: (p, words) => p.cateCodes.map(words.nameOf).join('|'),
  },
  定價: { field: 'prodListPrice', read: wholeOrNone, write: (p) => p.prodListPrice },
  售價: { field: 'prodSalePrice', read: whole, write: (p) => p.prodSalePrice },
  成本: { field: 'prodCost', read: wholeOrNone, write: (p) => p.prodCost },
  貨號: { field: 'prodSku', read: text, write: (p) => p.prodSku },
  國際條碼: { field: 'prodBarcode', read: text, write: (p) => p.prodBarcode },
  追蹤庫存: { field: 'prodTrackStock', read: yesOrNo, write: (p) => yes(p.prodTrackStock) },
  庫存: {
    field: 'prodStock',
    read: wholeOr(0),
    write: (p) => (p.prodVariants.length > 0 ? '' : p.prodStock),
  },
  安全庫存: { field: 'prodStockAlert', read: wholeOrNone, write: (p) => p.prodStockAlert },
  每單下限: { field: 'prodMinPerOrder', read: wholeOr(1), write: (p) => p.prodMinPerOrder },
  每單上限: { field: 'prodMaxPerOrder', read: wholeOrNone, write: (p) => p.prodMaxPerOrder },
  狀態: {
    field: 'prodStatus',
    read: (value) => (value === '' ? 'draft' : oneOf(value, productStatuses)),
    write: (p) => productStatuses[p.prodStatus],
  },
  上架時間: { field: 'prodOnAt', read: moment, write: (p, words) => writeMoment(p.prodOnAt, words) },
  下架時間: { field: 'prodOffAt', read: moment, write: (p, words) => writeMoment(p.prodOffAt, words) },
  課稅別: {
    field: 'prodTaxType',
    read: (value) => (value === '' ? 1 : Number(oneOf(value, taxTypes))),
    write: (p) => taxTypes[p.prodTaxType as 1],
  },
  配送方式: {
    field: 'prodDelivery',
    read: (value) => wordsOf(value).map((word) => oneOf(word, deliveries)),
    write: (p) => p.prodDelivery.map((each) => deliveries[each as 'home']).join('|'),
  },
  重量公克: { field: 'prodWeightG', read: wholeOrNone, write: (p) => p.prodWeightG },
  標籤: { field: 'prodTags', read: (value) => wordsOf(value), write: (p) => p.prodTags.join('|') },
  可集點: { field: 'prodPointEligible', read: yesOrNo, write: (p) => yes(p.prodPointEligible) },
  車上顯示: { field: 'prodLedShow', read: yesOrNo, write: (p) => yes(p.prodLedShow) },
  車上文字: { field: 'prodLedText', read: text, write: (p) => p.prodLedText },
  商品說明: { field: 'prodDesc', read: text, write: (p) => p.prodDesc },
}

type Pair = { name: string; value: string }

/** `尺寸:大|甜度:半糖`. */
export function pairsOf(cell: string): Pair[] {
  return wordsOf(cell, maxOptions).map((word) => {
    const [name, value, ...rest] = word.split(/[:：]/, 3).map((part) => part.trim())
    if (!name || !value || rest.length > 0) throw new BadCell('請以「尺寸:大|甜度:半糖」的格式填寫')
    return { name, value }
  })
}

export type SheetVariant = { product: Product; variant: ProductVariant }

/** The columns of a variant; a product with several takes a row for each. */
export const variantColumns: Record<string, Column<SheetVariant>> = {
  規格: {
    field: 'optionValues',
    read: pairsOf,
    write: ({ product, variant }) =>
      variant.optionValues.map((value, i) => `${product.prodOptions[i]?.name}:${value}`).join('|'),
  },
  規格代碼: { field: 'varCode', read: text, write: ({ variant }) => variant.varCode },
  規格售價: { field: 'salePrice', read: whole, write: ({ variant }) => variant.salePrice },
  規格庫存: { field: 'stock', read: wholeOr(0), write: ({ variant }) => variant.stock },
  規格貨號: { field: 'sku', read: text, write: ({ variant }) => variant.sku },
  規格啟用: { field: 'enabled', read: yesOrNo, write: ({ variant }) => yes(variant.enabled) },
}

export const sheetHead = [...Object.keys(productColumns), ...Object.keys(variantColumns)]
