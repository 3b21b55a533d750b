import type { importMembers as endpoint } from '@lumiroute/contract/member'
import type { ImportFault } from '@lumiroute/contract/product'
import type { Tx } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'
import { AppError } from '../../../errors/app-error.ts'
import { today } from '../../../clock/business-day.ts'
import { runInSlices, type Steps } from '../../../http/pipeline/in-slices.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { maxFaults } from '../../../zip/import-table.ts'
import { requireQuota } from '../../platform/store-quota/require-quota.ts'
import { makeMemberCode } from './member.rules.ts'
import { type MemberSheet, type ReadRow, readMembers } from './read-members.ts'
import { type Stored, writeMembers } from './write-members.ts'

type Plan = { created: ReadRow[]; updated: ReadRow[]; unchanged: number; faults: ImportFault[] }

export async function importMembers({ tx, deps, actor, scope, input }: Write<typeof endpoint>) {
  const sheet = await runInSlices(readMembers(input.csv, today(deps)))
  const known = await lockKnown(tx, scope.storeId, sheet)
  const tagIds = await findTags(tx, scope.storeId)
  const { created, updated, unchanged, faults } = await runInSlices(planAll(sheet, known, tagIds))
  if (!input.dryRun) {
    if (faults.length > 0) throw refuseAll(faults)
    const amount = created.length
    await requireQuota(tx, deps.settings, { storeId: scope.storeId, kind: 'members', amount })
    const by = { storeId: scope.storeId, accountId: actor.accountId, at: deps.now() }
    await writeMembers(tx, by, { created: created.map(withCode), updated, known, tagIds })
  }
  const counts = { created: created.length, updated: updated.length, unchanged }
  return {
    dryRun: input.dryRun,
    ...counts,
    faults: faults.slice(0, maxFaults),
    ...(!input.dryRun && {
      message: `匯入完成：新增 ${counts.created} 位、更新 ${counts.updated} 位、未變更 ${unchanged} 位`,
    }),
  }
}

const withCode = (row: ReadRow): ReadRow =>
  row.given.mbrCode ? row : { ...row, given: { ...row.given, mbrCode: makeMemberCode() } }

const named = rawQuery<Stored>({
  name: 'member.lockNamed',
  row: {
    id: 'int4',
    mbrCode: 'text',
    mbrName: 'text',
    mbrMobile: 'text',
    mbrEmail: 'text',
    mbrGender: 'text',
    mbrBirth: 'text?',
    mbrAddr: 'text',
    mbrLevel: 'text',
    memo: 'text',
    mbrEnabled: 'bool',
    isErased: 'bool',
    tagNames: 'text[]',
  },
  sql: `select r.id, r.mbr_code as "mbrCode", r.mbr_name as "mbrName", r.mbr_mobile as "mbrMobile",
     r.mbr_email as "mbrEmail", r.mbr_gender as "mbrGender", to_char(r.mbr_birth, 'YYYY-MM-DD') as "mbrBirth",
     r.mbr_addr as "mbrAddr", r.mbr_level as "mbrLevel", r.memo, r.mbr_enabled as "mbrEnabled",
     r.erased_at is not null as "isErased",
     array(select t.tag_name from member_tag mt join tag t on t.id = mt.tag_id and t.tag_type = 'manual'
       where mt.member_id = r.id) as "tagNames"
   from member r where r.store_id = $1 and r.mbr_code = any($2::text[]) order by r.id for update of r`,
})

async function lockKnown(tx: Tx, storeId: number, { rows }: MemberSheet): Promise<Map<string, Stored>> {
  const codes = rows.flatMap(({ given }) => given.mbrCode || [])
  const found = await tx.run(named, [storeId, codes])
  return new Map(found.map((each) => [each.mbrCode, each]))
}

const tagNames = rawQuery({
  name: 'member.importTags',
  row: { id: 'int4', name: 'text' },
  sql: `select id, tag_name as name from tag where store_id = $1 and tag_type = 'manual'`,
})

const findTags = async (tx: Tx, storeId: number) =>
  new Map((await tx.run(tagNames, [storeId])).map(({ id, name }) => [name, id]))

function* planAll(sheet: MemberSheet, known: Map<string, Stored>, tagIds: Map<string, number>): Steps<Plan> {
  const plan: Plan = { created: [], updated: [], unchanged: 0, faults: [...sheet.faults] }
  for (const row of sheet.rows) {
    const stored = row.given.mbrCode ? known.get(row.given.mbrCode) : undefined
    const wrong = faultsOf(row, stored, tagIds)
    if (wrong.length > 0) plan.faults.push(...wrong)
    else if (!stored) plan.created.push(row)
    else if (isSame(row, stored)) plan.unchanged += 1
    else plan.updated.push(row)
    yield
  }
  plan.faults.sort((one, other) => one.row - other.row)
  return plan
}

function faultsOf({ number, given }: ReadRow, stored: Stored | undefined, tagIds: Map<string, number>) {
  const unknown = (given.tagNames ?? []).filter((name) => !tagIds.has(name))
  return [
    ...unknown.map((name) => ({ row: number, column: '標籤', message: `沒有手動標籤「${name}」` })),
    ...(stored?.isErased ? [{ row: number, column: '會員代碼', message: '此會員的資料已刪除' }] : []),
  ]
}

function isSame({ given }: ReadRow, stored: Stored): boolean {
  const { tagNames: names, ...fields } = given
  const sameTags = !names || names.toSorted().join() === stored.tagNames.toSorted().join()
  return sameTags && Object.entries(fields).every(([name, value]) => stored[name as keyof Stored] === value)
}

const refuseAll = (faults: ImportFault[]) =>
  new AppError('VALIDATION', {
    message: `檔案有 ${faults.length} 處錯誤，未匯入任何會員`,
    fields: Object.fromEntries(
      faults.slice(0, 100).map((each) => [`${each.row}.${each.column}`, each.message]),
    ),
  })
