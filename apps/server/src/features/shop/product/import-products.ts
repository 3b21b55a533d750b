import type { ImportFault, importProducts as endpoint, Product } from '@lumiroute/contract/product'
import type { Tx } from '../../../db/db.ts'
import { AppError } from '../../../errors/app-error.ts'
import { cleanHtml } from '../../../html/clean-html.ts'
import { compareFields } from '../../../http/pipeline/audit-change.ts'
import { runInSlices, type Steps } from '../../../http/pipeline/in-slices.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { text } from '../../../text/text.ts'
import { maxFaults } from '../../../zip/import-table.ts'
import { requireQuota } from '../../platform/store-quota/require-quota.ts'
import { getSheetWords } from './get-sheet-words.ts'
import { parseProduct, parseSheet, type Sheet } from './parse-products.ts'
import { isSameForm, toForm } from './product-form.ts'
import { listProductsJson, lockProduct, lockProductsByCode, type ProductRow } from './product.queries.ts'
import { type Form, insertFromForm, type Saver, updateFromForm } from './save-product.ts'

type Plan = { form: Form; current: Product | undefined; isSame: boolean }

export async function importProducts(call: Write<typeof endpoint>) {
  const { tx, actor, scope, input, deps, language, audit } = call
  const { storeId } = scope
  const sheet = await runInSlices(parseSheet(input.csv, language))
  const known = await lockKnown(tx, storeId, sheet, deps.now())
  const words = await getSheetWords(tx, storeId, { timeZone: deps.settings.businessTz, language })
  const { plans, faults } = await runInSlices(planAll(sheet, known, words))
  if (!input.dryRun) {
    if (faults.length > 0) throw refuseAll(faults)
    const { created, updated } = countPlans(plans)
    await requireQuota(tx, deps.settings, { storeId, kind: 'products', amount: created })
    await audit(tx, 'product.imported', { change: compareFields({}, { created, updated }) })
    await applyAll({ tx, storeId, by: actor.accountId, now: deps.now() }, plans)
  }
  return {
    dryRun: input.dryRun,
    ...countPlans(plans),
    faults: faults.slice(0, maxFaults),
    ...(!input.dryRun && { message: text('product.imported', countPlans(plans)) }),
  }
}

// A thousand products with long descriptions are twenty megabytes of JSON.
const batchSize = 100

const listCodes = ({ groups }: Sheet) =>
  groups.map(([row]) => (row.cells.get('prodCode') as string).toLowerCase())

async function lockKnown(tx: Tx, storeId: number, sheet: Sheet, now: Date): Promise<Map<string, Product>> {
  const codes = listCodes(sheet)
  if (codes.length === 0) return new Map()
  await lockProductsByCode(tx, storeId, codes)
  const known = new Map<string, Product>()
  for (let from = 0; from < codes.length; from += batchSize) {
    const filters = { storeId, codes: codes.slice(from, from + batchSize) }
    const { rows } = await listProductsJson(tx, { filters, given: { now } })
    for (const each of JSON.parse(rows) as Product[]) known.set(each.prodCode.toLowerCase(), each)
  }
  return known
}

function* planAll(
  sheet: Sheet,
  known: Map<string, Product>,
  words: Parameters<typeof parseProduct>[2],
): Steps<{ plans: Plan[]; faults: ImportFault[] }> {
  const faults = [...sheet.faults]
  const plans: Plan[] = []
  for (const [at, code] of listCodes(sheet).entries()) {
    const current = known.get(code)
    const read = parseProduct(sheet.groups[at] as Sheet['groups'][number], current, words)
    if ('faults' in read) faults.push(...read.faults)
    else plans.push(toPlan(read.form, current))
    yield
  }
  return { plans, faults: faults.toSorted((one, other) => one.row - other.row) }
}

function toPlan(read: Form, current: Product | undefined): Plan {
  const form = { ...read, prodDesc: cleanHtml(read.prodDesc) }
  return { form, current, isSame: current !== undefined && isSameForm(form, toForm(current)) }
}

async function applyAll(saver: Saver, plans: Plan[]): Promise<void> {
  for (const { form, current, isSame } of plans) {
    if (isSame) continue
    if (!current) await insertFromForm(saver, form)
    else {
      const row = await lockProduct(saver.tx, saver.storeId, current.prodCode)
      await updateFromForm(saver, row as ProductRow, form)
    }
  }
}

function countPlans(plans: Plan[]) {
  const created = plans.filter(({ current }) => !current).length
  const unchanged = plans.filter(({ isSame }) => isSame).length
  return { created, unchanged, updated: plans.length - created - unchanged }
}

const refuseAll = (faults: ImportFault[]) =>
  new AppError('VALIDATION', {
    message: text('product.importRefused', { count: faults.length }),
    fields: Object.fromEntries(
      faults.slice(0, 100).map((each) => [`${each.row}.${each.column}`, each.message]),
    ),
  })
