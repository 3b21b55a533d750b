import { type PointRules, ruleFaults } from '@lumiroute/contract/point-card'
import { brokenConstraint, type Tx } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'
import { AppError, refuseField } from '../../../errors/app-error.ts'
import { lockFiles, requireFile } from '../../platform/file/lock-files.ts'

const coupons = rawQuery({
  name: 'pointCard.coupons',
  row: { code: 'text' },
  sql: `select lower(cpn_code) as code from coupon
   where store_id = $1 and lower(cpn_code) = any($2::text[]) and removed_at is null`,
})
const cards = rawQuery({
  name: 'pointCard.next',
  row: { id: 'int4' },
  sql: 'select id from point_card where store_id = $1 and lower(pc_code) = lower($2) and removed_at is null',
})

type Named = PointRules & { pcBgImage: string | null }

/** The rules agree with each other, and what they name is there in the own store. */
export async function requireParts(tx: Tx, storeId: number, card: Named): Promise<void> {
  const faults = ruleFaults(card)
  const codes = card.pcRewards.flatMap(({ cpnCode }) => (cpnCode === null ? [] : [cpnCode.toLowerCase()]))
  const known = new Set((await tx.run(coupons, [storeId, codes])).map(({ code }) => code))
  for (const [at, { cpnCode }] of card.pcRewards.entries())
    if (cpnCode !== null && !known.has(cpnCode.toLowerCase()))
      faults[`pcRewards.${at}.cpnCode`] = `找不到優惠券「${cpnCode}」`
  if (card.pcNextCode !== null && (await tx.run(cards, [storeId, card.pcNextCode])).length === 0)
    faults.pcNextCode = `找不到集點卡「${card.pcNextCode}」`
  if (Object.keys(faults).length > 0) throw new AppError('VALIDATION', { fields: faults })
  requireFile(await lockFiles(tx, storeId, 'product', [card.pcBgImage]), 'pcBgImage', card.pcBgImage)
}

export function refuseTaken(error: unknown): never {
  if (brokenConstraint(error) === 'point_card_code_key')
    throw refuseField('pcCode', '集點卡代碼已存在', 'CONFLICT')
  throw error
}
