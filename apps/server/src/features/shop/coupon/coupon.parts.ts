import type { CouponFields } from '@lumiroute/contract/coupon'
import { brokenConstraint, type Tx } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'
import { AppError, refuseField } from '../../../errors/app-error.ts'
import { lockFiles, requireFile } from '../../platform/file/lock-files.ts'

const missingOf = (table: string, column: string, isGone = '') =>
  rawQuery({
    name: `coupon.missing.${table}`,
    row: { code: 'text' },
    sql: `select n.code from unnest($2::text[]) n (code) where not exists (
       select from ${table} t where t.store_id = $1 and lower(t.${column}) = lower(n.code) ${isGone})`,
  })
const removable = 'and t.removed_at is null'
const missing = {
  product: missingOf('product', 'prod_code', removable),
  category: missingOf('category', 'cate_code'),
  coupon: missingOf('coupon', 'cpn_code', removable),
  pointCard: missingOf('point_card', 'pc_code', removable),
  tag: missingOf('tag', 'tag_code'),
}
type Noun = keyof typeof missing
const names: Record<Noun, string> = {
  product: '商品',
  category: '分類',
  coupon: '優惠券',
  pointCard: '集點卡',
  tag: '標籤',
}

type Named = { field: string; noun: Noun; codes: readonly string[] }

/** What a coupon names must be there, in its own store. */
const namedBy = ({ cpnScope, cpnReward, cpnIssue, cpnStackWith }: CouponFields): Named[] => [
  { field: 'cpnScope.cateCodes', noun: 'category', codes: cpnScope.cateCodes },
  { field: 'cpnScope.prodCodes', noun: 'product', codes: cpnScope.prodCodes },
  { field: 'cpnScope.exclude', noun: 'product', codes: cpnScope.exclude },
  { field: 'cpnStackWith', noun: 'coupon', codes: cpnStackWith },
  {
    field: 'cpnReward.pcCode',
    noun: 'pointCard',
    codes: cpnReward.type === 'points' ? [cpnReward.pcCode] : [],
  },
  {
    field: 'cpnIssue.pcCode',
    noun: 'pointCard',
    codes: cpnIssue.type === 'point_exchange' ? [cpnIssue.pcCode] : [],
  },
  { field: 'cpnIssue.tagCodes', noun: 'tag', codes: cpnIssue.type === 'tag' ? cpnIssue.tagCodes : [] },
]

export async function requireParts(tx: Tx, storeId: number, fields: CouponFields): Promise<void> {
  requireFile(await lockFiles(tx, storeId, 'product', [fields.cpnImage]), 'cpnImage', fields.cpnImage)
  const faults: Record<string, string> = {}
  for (const { field, noun, codes } of namedBy(fields).filter((each) => each.codes.length > 0)) {
    const gone = await tx.run(missing[noun], [storeId, codes])
    if (gone.length > 0) faults[field] = `找不到${names[noun]}「${gone.map(({ code }) => code).join('、')}」`
  }
  if (Object.keys(faults).length > 0) throw new AppError('VALIDATION', { fields: faults })
}

export function refuseTaken(error: unknown): never {
  if (brokenConstraint(error) === 'coupon_code_key')
    throw refuseField('cpnCode', '優惠券代碼已存在', 'CONFLICT')
  throw error
}
