import { maxOptions, type Product, productTexts, type ProductVariant } from '@lumiroute/contract/product'
import { type Language, languages } from '@lumiroute/contract/text'
import { readBusinessMoment, writeBusinessMoment } from '../../../clock/business-moment.ts'
import { type Text, text, type TextKey, translate } from '../../../text/text.ts'
import type { Cell } from '../../../zip/csv.ts'

type SheetKey = Extract<TextKey, `productSheet.${string}`>

/** An unreadable cell. */
export class BadCell extends Error {
  constructor(readonly reason: Text | string) {
    super('bad cell')
  }
}

export type Words = {
  timeZone: string
  language: Language
  /** By code and by name, in lower case; ambiguous names are omitted. */
  categories: ReadonlyMap<string, string>
  getName: (cateCode: string) => string
}

type Column<Of> = {
  head: SheetKey
  field: string
  read: (cell: string, words: Words) => unknown
  write: (of: Of, words: Words) => Cell
}

const say = (key: SheetKey, language: Language) => translate(text(key), language)
const isWord = (cell: string, key: SheetKey) => languages.some((language) => cell === say(key, language))

const plain = (cell: string) => cell
const separator = /[|;；、]/
const maxWords = 100

function splitWords(cell: string, max = maxWords): string[] {
  const words = cell
    .split(separator)
    .map((word) => word.trim())
    .filter((word) => word !== '')
  if (words.length > max) throw new BadCell(productTexts.tooMany(max))
  return words
}

function whole(cell: string): number {
  const digits = cell.replace(/^NT\$/i, '').replaceAll(',', '')
  if (!/^-?\d{1,10}$/.test(digits)) throw new BadCell(text('product.needsInteger'))
  return Number(digits)
}
const wholeOrNull = (cell: string) => (cell === '' ? null : whole(cell))
const wholeOr = (otherwise: number) => (cell: string) => (cell === '' ? otherwise : whole(cell))

function yesOrNo(cell: string): boolean {
  if (isWord(cell, 'productSheet.yes') || /^(?:y|yes|true|1|v)$/i.test(cell)) return true
  if (isWord(cell, 'productSheet.no') || /^(?:n|no|false|0|)$/i.test(cell)) return false
  throw new BadCell(text('product.needsYesOrNo'))
}
const writeYesOrNo = (is: boolean, { language }: Words) =>
  say(is ? 'productSheet.yes' : 'productSheet.no', language)

type Choices = Record<string, SheetKey>
const statuses: Choices = {
  draft: 'productSheet.draft',
  on: 'productSheet.on',
  off: 'productSheet.off',
  soldout: 'productSheet.soldout',
}
const taxTypes: Choices = {
  1: 'productSheet.taxable',
  2: 'productSheet.zeroRated',
  3: 'productSheet.taxFree',
}
const deliveries: Choices = {
  pickup: 'productSheet.pickup',
  home: 'productSheet.home',
  cvs: 'productSheet.cvs',
}

function readChoice(cell: string, choices: Choices): string {
  const found = Object.entries(choices).find(([code, key]) => cell === code || isWord(cell, key))
  if (found) return found[0]
  const names = Object.values(choices).map((key) => text('common.quoted', { name: text(key) }))
  throw new BadCell(text('product.fillOneOf', { names }))
}
const writeChoice = (code: string | number, choices: Choices, { language }: Words) =>
  say(choices[code] as SheetKey, language)

function readMoment(cell: string, { timeZone }: Words): string | null {
  if (cell === '') return null
  const at = readBusinessMoment(cell, timeZone)
  if (!at) throw new BadCell(text('product.badMoment'))
  return at.toISOString()
}
const writeMoment = (value: string | null, { timeZone }: Words) =>
  value === null ? '' : writeBusinessMoment(new Date(value), timeZone)

const readCategories = (cell: string, { categories }: Words) =>
  splitWords(cell).map((word) => {
    const code = categories.get(word.toLowerCase())
    if (code === undefined) throw new BadCell(text('product.categoryNotFound', { name: word.slice(0, 50) }))
    return code
  })

type OwnField = Extract<keyof Product, string>
const simple = (
  head: SheetKey,
  field: OwnField,
  read: (cell: string) => unknown = plain,
): Column<Product> => ({
  head,
  field,
  read,
  write: (product) => product[field] as Cell,
})
const flag = (head: SheetKey, field: OwnField): Column<Product> => ({
  head,
  field,
  read: yesOrNo,
  write: (product, words) => writeYesOrNo(product[field] as boolean, words),
})

export const productColumns: Column<Product>[] = [
  simple('productSheet.code', 'prodCode'),
  simple('productSheet.name', 'prodName'),
  simple('productSheet.subtitle', 'prodSubtitle'),
  {
    head: 'productSheet.categories',
    field: 'cateCodes',
    read: readCategories,
    write: (product, words) => product.cateCodes.map(words.getName).join('|'),
  },
  simple('productSheet.listPrice', 'prodListPrice', wholeOrNull),
  simple('productSheet.salePrice', 'prodSalePrice', whole),
  simple('productSheet.cost', 'prodCost', wholeOrNull),
  simple('productSheet.sku', 'prodSku'),
  simple('productSheet.barcode', 'prodBarcode'),
  flag('productSheet.trackStock', 'prodTrackStock'),
  {
    head: 'productSheet.stock',
    field: 'prodStock',
    read: wholeOr(0),
    write: (product) => (product.prodVariants.length > 0 ? '' : product.prodStock),
  },
  simple('productSheet.stockAlert', 'prodStockAlert', wholeOrNull),
  simple('productSheet.minPerOrder', 'prodMinPerOrder', wholeOr(1)),
  simple('productSheet.maxPerOrder', 'prodMaxPerOrder', wholeOrNull),
  {
    head: 'productSheet.status',
    field: 'prodStatus',
    read: (cell) => (cell === '' ? 'draft' : readChoice(cell, statuses)),
    write: (product, words) => writeChoice(product.prodStatus, statuses, words),
  },
  {
    head: 'productSheet.onAt',
    field: 'prodOnAt',
    read: readMoment,
    write: (product, words) => writeMoment(product.prodOnAt, words),
  },
  {
    head: 'productSheet.offAt',
    field: 'prodOffAt',
    read: readMoment,
    write: (product, words) => writeMoment(product.prodOffAt, words),
  },
  {
    head: 'productSheet.taxType',
    field: 'prodTaxType',
    read: (cell) => (cell === '' ? 1 : Number(readChoice(cell, taxTypes))),
    write: (product, words) => writeChoice(product.prodTaxType, taxTypes, words),
  },
  {
    head: 'productSheet.delivery',
    field: 'prodDelivery',
    read: (cell) => splitWords(cell).map((word) => readChoice(word, deliveries)),
    write: (product, words) =>
      product.prodDelivery.map((each) => writeChoice(each, deliveries, words)).join('|'),
  },
  simple('productSheet.weight', 'prodWeightG', wholeOrNull),
  {
    head: 'productSheet.tags',
    field: 'prodTags',
    read: (cell) => splitWords(cell),
    write: (product) => product.prodTags.join('|'),
  },
  flag('productSheet.pointEligible', 'prodPointEligible'),
  flag('productSheet.ledShow', 'prodLedShow'),
  simple('productSheet.ledText', 'prodLedText'),
  simple('productSheet.description', 'prodDesc'),
]

type Pair = { name: string; value: string }

/** Such as `Size:large|Sugar:half`. */
function readPairs(cell: string): Pair[] {
  return splitWords(cell, maxOptions).map((word) => {
    const [name, value, ...rest] = word.split(/[:：]/, 3).map((part) => part.trim())
    if (!name || !value || rest.length > 0) throw new BadCell(text('product.badOptions'))
    return { name, value }
  })
}

type SheetVariant = { product: Product; variant: ProductVariant }

/** A product with several variants takes one row per variant. */
export const variantColumns: Column<SheetVariant>[] = [
  {
    head: 'productSheet.options',
    field: 'optionValues',
    read: readPairs,
    write: ({ product, variant }) =>
      variant.optionValues.map((value, i) => `${product.prodOptions[i]?.name}:${value}`).join('|'),
  },
  { head: 'productSheet.varCode', field: 'varCode', read: plain, write: ({ variant }) => variant.varCode },
  {
    head: 'productSheet.varPrice',
    field: 'salePrice',
    read: whole,
    write: ({ variant }) => variant.salePrice,
  },
  { head: 'productSheet.varStock', field: 'stock', read: wholeOr(0), write: ({ variant }) => variant.stock },
  { head: 'productSheet.varSku', field: 'sku', read: plain, write: ({ variant }) => variant.sku },
  {
    head: 'productSheet.varEnabled',
    field: 'enabled',
    read: yesOrNo,
    write: ({ variant }, words) => writeYesOrNo(variant.enabled, words),
  },
]

const allColumns = [...productColumns, ...variantColumns]

export const getProductHeads = (language: Language) => allColumns.map(({ head }) => say(head, language))

/** The field of a heading in any language. */
export const findField = (head: string) => allColumns.find((column) => isWord(head, column.head))?.field

export const getHead = (field: string, language: Language) =>
  say(allColumns.find((column) => column.field === field)?.head ?? 'productSheet.options', language)
