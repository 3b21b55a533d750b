import type { CouponFields } from '@lumiroute/contract/coupon'
import { brokenConstraint, type Tx } from '../../../db/db.ts'
import { AppError, refuseField } from '../../../errors/app-error.ts'
import { type Text, text } from '../../../text/text.ts'
import { lockFiles, requireFile } from '../../platform/file/lock-files.ts'
import { listMissingCodes, type NamedNoun } from './queries/coupon.queries.ts'

const missingTexts = {
  product: 'coupon.productsNotFound',
  category: 'coupon.categoriesNotFound',
  coupon: 'coupon.couponsNotFound',
  pointCard: 'coupon.pointCardsNotFound',
  tag: 'coupon.tagsNotFound',
} as const

type Named = { field: string; noun: NamedNoun; codes: readonly string[] }

/** Everything a coupon refers to must exist in its store. */
const listNamed = ({ cpnScope, cpnReward, cpnIssue, cpnStackWith }: CouponFields): Named[] => [
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

export async function validateCoupon(tx: Tx, storeId: number, fields: CouponFields): Promise<void> {
  requireFile(await lockFiles(tx, storeId, 'product', [fields.cpnImage]), 'cpnImage', fields.cpnImage)
  const faults: Record<string, Text> = {}
  for (const { field, noun, codes } of listNamed(fields).filter((each) => each.codes.length > 0)) {
    const missing = await listMissingCodes(tx, noun, storeId, codes)
    if (missing.length > 0) faults[field] = text(missingTexts[noun], { codes: missing })
  }
  if (Object.keys(faults).length > 0) throw new AppError('VALIDATION', { fields: faults })
}

export function refuseTakenCode(error: unknown): never {
  if (brokenConstraint(error) === 'coupon_code_key')
    throw refuseField('cpnCode', text('coupon.codeTaken'), 'CONFLICT')
  throw error
}
