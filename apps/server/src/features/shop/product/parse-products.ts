import { validationText } from '@lumiroute/contract'
import {
  type ImportFault,
  maxProductRows,
  maxVariants,
  NewProductForm,
  type Product,
  productTexts,
} from '@lumiroute/contract/product'
import type { Language } from '@lumiroute/contract/text'
import { z } from 'zod'
import type { Steps } from '../../../http/pipeline/in-slices.ts'
import { type Text, text } from '../../../text/text.ts'
import { createReport, readImport, type ReportFault } from '../../../zip/import-table.ts'
import { toForm } from './product-form.ts'
import { BadCell, findField, getHead, productColumns, variantColumns, type Words } from './product-sheet.ts'
import type { Form } from './save-product.ts'

/** A row with its spreadsheet number, and its cells by field. */
type Row = { number: number; cells: ReadonlyMap<string, string> }
type Group = [Row, ...Row[]]
export type Sheet = { groups: Group[]; faults: ImportFault[] }

/** Reports a fault at the column of a field. */
type Report = (row: number, field: string, message: Text | string) => ImportFault
const reportFields =
  (language: Language): Report =>
  (row, field, message) =>
    createReport(language)(row, getHead(field, language), message)

/** The rows of the file, grouped by product. */
export function* parseSheet(csv: string, language: Language): Steps<Sheet> {
  const report = createReport(language)
  const table = yield* readImport(csv, maxProductRows, report, (heads) => checkHeads(heads, report, language))
  if ('faults' in table) return { groups: [], faults: table.faults }
  const fields = table.heads.map(findField)
  const rows: Row[] = []
  for (const [at, cells] of table.lines.entries()) {
    const named = fields.map((field, i) => [field ?? '', (cells[i] ?? '').trim()] as const)
    rows.push({ number: at + 2, cells: new Map(named) })
    yield
  }
  return groupRows(rows, reportFields(language))
}

function checkHeads(heads: string[], report: ReportFault, language: Language): ImportFault[] {
  const unknown = heads.filter((name) => name !== '' && findField(name) === undefined)
  const hasCode = heads.some((head) => findField(head) === 'prodCode')
  return [
    ...(hasCode ? [] : [report(1, getHead('prodCode', language), text('common.columnMissing'))]),
    ...unknown.map((name) => report(1, name.slice(0, 50), text('common.columnUnknown'))),
  ]
}

function groupRows(rows: Row[], report: Report): Sheet {
  const groups = new Map<string, Group>()
  const faults: ImportFault[] = []
  for (const row of rows) {
    const code = (row.cells.get('prodCode') ?? '').toLowerCase()
    const group = groups.get(code)
    if (code === '') faults.push(report(row.number, 'prodCode', text('validation.required')))
    else if (!group) groups.set(code, [row])
    else if (row.cells.get('optionValues')) group.push(row)
    else faults.push(report(row.number, 'prodCode', text('product.codeRepeated')))
  }
  return { groups: [...groups.values()], faults }
}

/** Applies a product's rows to its current values: columns missing in the file are unchanged. */
export function parseProduct(
  group: Group,
  current: Product | undefined,
  words: Words,
): { form: Form } | { faults: ImportFault[] } {
  const [first] = group
  const report = reportFields(words.language)
  const surplus = group[maxVariants]
  if (surplus) return { faults: [report(surplus.number, 'optionValues', productTexts.tooMany(maxVariants))] }
  const faults: ImportFault[] = []
  const draft: Record<string, unknown> = {
    ...(current && toForm(current)),
    ...readCells(first, productColumns, words, faults),
    ...(first.cells.has('optionValues') && readVariants(group, current, words, faults)),
  }
  if (current) draft.prodCode = current.prodCode
  const parsed = z.safeParse(NewProductForm, draft, { error: validationText as z.core.$ZodErrorMap })
  if (!parsed.success)
    faults.push(...parsed.error.issues.map(({ path, message }) => placeFault(group, path, message, report)))
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

type Columns = readonly { field: string; read: (cell: string, words: Words) => unknown }[]

function readCells({ number, cells }: Row, columns: Columns, words: Words, faults: ImportFault[]) {
  const fields: Record<string, unknown> = {}
  for (const { field, read } of columns) {
    const cell = cells.get(field)
    if (cell === undefined) continue
    try {
      fields[field] = read(cell, words)
    } catch (error) {
      if (!(error instanceof BadCell)) throw error
      faults.push(reportFields(words.language)(number, field, error.reason))
    }
  }
  return fields
}

type Pairs = { name: string; value: string }[]

function readVariants(group: Group, current: Product | undefined, words: Words, faults: ImportFault[]) {
  if (group.every(({ cells }) => cells.get('optionValues') === ''))
    return { prodOptions: [], prodVariants: [] }
  const rows = group.map((row) => readCells(row, variantColumns, words, faults))
  const pairs = rows.map(({ optionValues }) => (optionValues ?? []) as Pairs)
  const all = pairs.flat()
  const names = [...new Set(all.map(({ name }) => name))]
  const prodOptions = names.map((name) => ({
    name,
    values: [...new Set(all.filter((pair) => pair.name === name).map(({ value }) => value))],
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

/** Finds the cell that a form error comes from. */
function placeFault(
  group: Group,
  [field, at, part]: PropertyKey[],
  message: string,
  report: Report,
): ImportFault {
  const isVariant = field === 'prodVariants' && typeof at === 'number'
  const row = isVariant ? (group[at] ?? group[0]) : group[0]
  return report(row.number, String(isVariant ? part : field), message)
}
