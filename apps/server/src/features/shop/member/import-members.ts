import type { importMembers as endpoint } from '@lumiroute/contract/member'
import type { ImportFault } from '@lumiroute/contract/product'
import type { Language } from '@lumiroute/contract/text'
import { today } from '../../../clock/business-day.ts'
import type { Tx } from '../../../db/db.ts'
import { AppError } from '../../../errors/app-error.ts'
import { compareFields } from '../../../http/pipeline/audit-change.ts'
import { runInSlices, type Steps } from '../../../http/pipeline/in-slices.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { type Text, text, translate } from '../../../text/text.ts'
import { maxFaults } from '../../../zip/import-table.ts'
import { requireQuota } from '../../platform/store-quota/require-quota.ts'
import { generateMemberCode } from './generate-member-code.ts'
import { type MemberSheet, parseMembers, type ReadRow } from './parse-members.ts'
import { listManualTags, lockMembers, type StoredMember } from './queries/import.queries.ts'
import { saveMembers } from './save-members.ts'

type Plan = { created: ReadRow[]; updated: ReadRow[]; unchanged: number; faults: ImportFault[] }

export async function importMembers(call: Write<typeof endpoint>) {
  const { tx, deps, actor, scope, input, language, audit } = call
  const sheet = await runInSlices(parseMembers(input.csv, today(deps), language))
  const known = await lockStored(tx, scope.storeId, sheet)
  const tagIds = new Map((await listManualTags(tx, scope.storeId)).map(({ id, name }) => [name, id]))
  const { created, updated, unchanged, faults } = await runInSlices(planAll(sheet, known, tagIds, language))
  if (!input.dryRun) {
    if (faults.length > 0) throw refuseAll(faults)
    const amount = created.length
    await requireQuota(tx, deps.settings, { storeId: scope.storeId, kind: 'members', amount })
    const by = { storeId: scope.storeId, accountId: actor.accountId, at: deps.now() }
    await audit(tx, 'member.imported', {
      change: compareFields({}, { created: created.length, updated: updated.length }),
    })
    await saveMembers(tx, by, { created: created.map(withCode), updated, known, tagIds })
  }
  const counts = { created: created.length, updated: updated.length, unchanged }
  return {
    dryRun: input.dryRun,
    ...counts,
    faults: faults.slice(0, maxFaults),
    ...(!input.dryRun && {
      message: text('member.imported', counts),
    }),
  }
}

const withCode = (row: ReadRow): ReadRow =>
  row.given.mbrCode ? row : { ...row, given: { ...row.given, mbrCode: generateMemberCode() } }

async function lockStored(
  tx: Tx,
  storeId: number,
  { rows }: MemberSheet,
): Promise<Map<string, StoredMember>> {
  const codes = rows.flatMap(({ given }) => given.mbrCode || [])
  const found = await lockMembers(tx, storeId, codes)
  return new Map(found.map((each) => [each.mbrCode, each]))
}

function* planAll(
  sheet: MemberSheet,
  known: Map<string, StoredMember>,
  tagIds: Map<string, number>,
  language: Language,
): Steps<Plan> {
  const plan: Plan = { created: [], updated: [], unchanged: 0, faults: [...sheet.faults] }
  for (const row of sheet.rows) {
    const stored = row.given.mbrCode ? known.get(row.given.mbrCode) : undefined
    const wrong = findFaults(row, stored, tagIds, language)
    if (wrong.length > 0) plan.faults.push(...wrong)
    else if (!stored) plan.created.push(row)
    else if (isSame(row, stored)) plan.unchanged += 1
    else plan.updated.push(row)
    yield
  }
  plan.faults.sort((one, other) => one.row - other.row)
  return plan
}

function findFaults(
  { number, given }: ReadRow,
  stored: StoredMember | undefined,
  tagIds: Map<string, number>,
  language: Language,
): ImportFault[] {
  const fault = (column: Text, message: Text): ImportFault => ({
    row: number,
    column: translate(column, language),
    message: translate(message, language),
  })
  const unknown = (given.tagNames ?? []).filter((name) => !tagIds.has(name))
  return [
    ...unknown.map((name) => fault(text('memberSheet.tags'), text('member.tagMissing', { name }))),
    ...(stored?.isErased ? [fault(text('memberSheet.code'), text('member.erased'))] : []),
  ]
}

function isSame({ given }: ReadRow, stored: StoredMember): boolean {
  const { tagNames: names, ...fields } = given
  const sameTags = !names || names.toSorted().join() === stored.tagNames.toSorted().join()
  return (
    sameTags && Object.entries(fields).every(([name, value]) => stored[name as keyof StoredMember] === value)
  )
}

const refuseAll = (faults: ImportFault[]) =>
  new AppError('VALIDATION', {
    message: text('member.importRefused', { count: faults.length }),
    fields: Object.fromEntries(
      faults.slice(0, 100).map((each) => [`${each.row}.${each.column}`, each.message]),
    ),
  })
