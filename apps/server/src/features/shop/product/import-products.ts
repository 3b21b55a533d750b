import type { ImportFault, importProducts as endpoint, Product } from '@lumiroute/contract/product'
import type { Tx } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'
import { AppError } from '../../../errors/app-error.ts'
import { runInSlices, type Steps } from '../../../http/pipeline/in-slices.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { maxFaults } from '../../../zip/import-table.ts'
import { cleanHtml } from '../../../html/clean-html.ts'
import { requireQuota } from '../../platform/store-quota/require-quota.ts'
import { formOf, isSameForm } from './product.form.ts'
import { listProductsJson, lockProduct, type ProductRow } from './product.queries.ts'
import { type Form, makeProduct, rewriteProduct, type Saver } from './save-product.ts'
import { readProduct, readSheet, type Sheet } from './read-sheet.ts'
import { readWords } from './sheet.words.ts'

type Plan = { form: Form; current: Product | undefined; isSame: boolean }

export async function importProducts({ tx, actor, scope, input, deps }: Write<typeof endpoint>) {
  const { storeId } = scope
  const sheet = await runInSlices(readSheet(input.csv))
  const known = await lockKnown(tx, storeId, sheet, deps.now())
  const words = await readWords(tx, storeId, deps.settings.businessTz)
  const { plans, faults } = await runInSlices(planAll(sheet, known, words))
  if (!input.dryRun) {
    if (faults.length > 0) throw refuseAll(faults)
    const amount = countsOf(plans).created
    await requireQuota(tx, deps.settings, { storeId, kind: 'products', amount })
    await applyAll({ tx, storeId, by: actor.accountId, now: deps.now() }, plans)
  }
  return {
    dryRun: input.dryRun,
    ...countsOf(plans),
    faults: faults.slice(0, maxFaults),
    ...(!input.dryRun && { message: doneText(plans) }),
  }
}

// A thousand products with long descriptions are twenty megabytes of JSON.
const batchSize = 100

const codesOf = ({ groups }: Sheet) =>
  groups.map(([row]) => (row.cells.get('商品代碼') as string).toLowerCase())

const lockAll = rawQuery({
  name: 'product.lockNamed',
  row: { id: 'int4' },
  sql: `select id from product where store_id = $1 and removed_at is null and lower(prod_code) = any($2::text[])
   order by id for update`,
})

async function lockKnown(tx: Tx, storeId: number, sheet: Sheet, now: Date): Promise<Map<string, Product>> {
  const codes = codesOf(sheet)
  if (codes.length === 0) return new Map()
  await tx.run(lockAll, [storeId, codes])
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
  words: Parameters<typeof readProduct>[2],
): Steps<{ plans: Plan[]; faults: ImportFault[] }> {
  const faults = [...sheet.faults]
  const plans: Plan[] = []
  for (const [at, code] of codesOf(sheet).entries()) {
    const current = known.get(code)
    const read = readProduct(sheet.groups[at] as Sheet['groups'][number], current, words)
    if ('faults' in read) faults.push(...read.faults)
    else plans.push(planOf(read.form, current))
    yield
  }
  return { plans, faults: faults.toSorted((one, other) => one.row - other.row) }
}

function planOf(read: Form, current: Product | undefined): Plan {
  const form = { ...read, prodDesc: cleanHtml(read.prodDesc) }
  return { form, current, isSame: current !== undefined && isSameForm(form, formOf(current)) }
}

async function applyAll(saver: Saver, plans: Plan[]): Promise<void> {
  for (const { form, current, isSame } of plans) {
    if (isSame) continue
    if (!current) await makeProduct(saver, form)
    else {
      const row = await lockProduct(saver.tx, saver.storeId, current.prodCode)
      await rewriteProduct(saver, row as ProductRow, form)
    }
  }
}

function countsOf(plans: Plan[]) {
  const created = plans.filter(({ current }) => !current).length
  const unchanged = plans.filter(({ isSame }) => isSame).length
  return { created, unchanged, updated: plans.length - created - unchanged }
}

function doneText(plans: Plan[]): string {
  const { created, updated, unchanged } = countsOf(plans)
  return `匯入完成：新增 ${created} 項、更新 ${updated} 項、未變更 ${unchanged} 項`
}

const refuseAll = (faults: ImportFault[]) =>
  new AppError('VALIDATION', {
    message: `檔案有 ${faults.length} 處錯誤，未匯入任何商品`,
    fields: Object.fromEntries(
      faults.slice(0, 100).map((each) => [`${each.row}.${each.column}`, each.message]),
    ),
  })
