import { validationText } from '@lumiroute/contract'
import {
  type ImportFault,
  maxProductRows,
  maxVariants,
  NewProductForm,
  type Product,
  productTexts,
} from '@lumiroute/contract/product'
import { z } from 'zod'
import type { Steps } from '../../../http/pipeline/in-slices.ts'
import { importFault, readImport } from '../../../zip/import-table.ts'
import { formOf } from './product.form.ts'
import { BadCell, productColumns, sheetHead, variantColumns, type Words } from './product.sheet.ts'
import type { Form } from './save-product.ts'
import { defaultLanguage } from '@lumiroute/contract/text'
import { translate } from '../../../text/text.ts'

/** A row with its number as a spreadsheet shows it, and its cells by head. */
type Row = { number: number; cells: ReadonlyMap<string, string> }
type Group = [Row, ...Row[]]
export type Sheet = { groups: Group[]; faults: ImportFault[] }

const codeHead = '商品代碼'
const fault = importFault

/** The rows of the file, those of one product together. */
export function* readSheet(csv: string): Steps<Sheet> {
  const table = yield* readImport(csv, maxProductRows, wrongHeads)
  if ('faults' in table) return { groups: [], faults: table.faults }
  const rows: Row[] = []
  for (const [at, cells] of table.lines.entries()) {
    rows.push({
      number: at + 2,
      cells: new Map(table.heads.map((name, i) => [name, (cells[i] ?? '').trim()])),
    })
    yield
  }
  return groupRows(rows)
}

function wrongHeads(heads: string[]): ImportFault[] {
  const unknown = heads.filter((name) => name !== '' && !sheetHead.includes(name))
  return [
    ...(heads.includes(codeHead) ? [] : [fault(1, codeHead, '缺少這個欄位')]),
    ...unknown.map((name) => fault(1, name.slice(0, 50), '不認得這個欄位')),
  ]
}

function groupRows(rows: Row[]): Sheet {
  const groups = new Map<string, Group>()
  const faults: ImportFault[] = []
  for (const row of rows) {
    const code = (row.cells.get(codeHead) ?? '').toLowerCase()
    const group = groups.get(code)
    if (code === '') faults.push(fault(row.number, codeHead, '必填'))
    else if (!group) groups.set(code, [row])
    else if (row.cells.get('規格')) group.push(row)
    else faults.push(fault(row.number, codeHead, '商品代碼重複'))
  }
  return { groups: [...groups.values()], faults }
}

/** The form that a product's rows make of it, over what it is now: a column that is not in the file stays. */
export function readProduct(
  group: Group,
  current: Product | undefined,
  words: Words,
): { form: Form } | { faults: ImportFault[] } {
  const [first] = group
  const surplus = group[maxVariants]
  if (surplus)
    return {
      faults: [fault(surplus.number, '規格', translate(productTexts.tooMany(maxVariants), defaultLanguage))],
    }
  const faults: ImportFault[] = []
  const draft: Record<string, unknown> = {
    ...(current && formOf(current)),
    ...readCells(first, productColumns, words, faults),
    ...(first.cells.has('規格') && readVariants(group, current, words, faults)),
  }
  if (current) draft.prodCode = current.prodCode
  const parsed = z.safeParse(NewProductForm, draft, { error: validationText as z.core.$ZodErrorMap })
  if (!parsed.success)
    faults.push(...parsed.error.issues.map(({ path, message }) => placeFault(group, path, message)))
  return parsed.success && faults.length === 0 ? { form: parsed.data } : { faults: firstOfEachCell(faults) }
}

function firstOfEachCell(faults: ImportFault[]): ImportFault[] {
  const cells = new Map<string, ImportFault>()
  for (const each of faults) {
    const cell = `${each.row} ${each.column}`
    if (!cells.has(cell)) cells.set(cell, each)
  }
  return [...cells.values()]
}

type Columns = Record<string, { field: string; read: (text: string, words: Words) => unknown }>

function readCells({ number, cells }: Row, columns: Columns, words: Words, faults: ImportFault[]) {
  const fields: Record<string, unknown> = {}
  for (const [head, { field, read }] of Object.entries(columns)) {
    const cell = cells.get(head)
    if (cell === undefined) continue
    try {
      fields[field] = read(cell, words)
    } catch (error) {
      if (!(error instanceof BadCell)) throw error
      faults.push(fault(number, head, translate(error.message, defaultLanguage)))
    }
  }
  return fields
}

type Pairs = { name: string; value: string }[]

function readVariants(group: Group, current: Product | undefined, words: Words, faults: ImportFault[]) {
  if (group.every(({ cells }) => cells.get('規格') === '')) return { prodOptions: [], prodVariants: [] }
  const rows = group.map((row) => readCells(row, variantColumns, words, faults))
  const pairs = rows.map(({ optionValues }) => (optionValues ?? []) as Pairs)
  const names = [...new Set(pairs.flat().map(({ name }) => name))]
  const prodOptions = names.map((name) => ({
    name,
    values: [
      ...new Set(
        pairs
          .flat()
          .filter((pair) => pair.name === name)
          .map(({ value }) => value),
      ),
    ],
  }))
  const prodVariants = rows.map((row, at) => {
    const optionValues = names.map((name) => pairs[at]?.find((pair) => pair.name === name)?.value ?? '')
    const known = current?.prodVariants.find(
      (each) => each.varCode === row.varCode || String(each.optionValues) === String(optionValues),
    )
    return { ...known, ...row, ...(!row.varCode && { varCode: known?.varCode ?? '' }), optionValues }
  })
  return { prodOptions, prodVariants }
}

/** Where in the file the form's fault is. */
function placeFault(group: Group, [field, at, part]: PropertyKey[], message: string): ImportFault {
  const isVariant = field === 'prodVariants' && typeof at === 'number'
  const row = isVariant ? (group[at] ?? group[0]) : group[0]
  const [columns, name] = isVariant ? [variantColumns, part] : [productColumns, field]
  const head = Object.entries(columns as Columns).find(([, column]) => column.field === name)?.[0]
  return fault(row.number, head ?? '規格', translate(message, defaultLanguage))
}
