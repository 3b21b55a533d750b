import { type PointRules, ruleFaults } from '@lumiroute/contract/point-card'
import { brokenConstraint, type Tx } from '../../../db/db.ts'
import { AppError, refuseField } from '../../../errors/app-error.ts'
import { type Text, text } from '../../../text/text.ts'
import { lockFiles, requireFile } from '../../platform/file/lock-files.ts'
import { findPointCardId, listCouponCodes } from './queries/point-card.queries.ts'

type Named = PointRules & { pcBgImage: string | null }

/** The rules must be consistent, and what they refer to must exist in the store. */
export async function validatePointCard(tx: Tx, storeId: number, card: Named): Promise<void> {
  const faults: Record<string, Text | string> = ruleFaults(card)
  const codes = card.pcRewards.flatMap(({ cpnCode }) => (cpnCode === null ? [] : [cpnCode.toLowerCase()]))
  const known = new Set(await listCouponCodes(tx, storeId, codes))
  for (const [at, { cpnCode }] of card.pcRewards.entries())
    if (cpnCode !== null && !known.has(cpnCode.toLowerCase()))
      faults[`pcRewards.${at}.cpnCode`] = text('pointCard.couponNotFound', { code: cpnCode })
  if (card.pcNextCode !== null && (await findPointCardId(tx, storeId, card.pcNextCode)) === undefined)
    faults.pcNextCode = text('pointCard.nextNotFound', { code: card.pcNextCode })
  if (Object.keys(faults).length > 0) throw new AppError('VALIDATION', { fields: faults })
  requireFile(await lockFiles(tx, storeId, 'product', [card.pcBgImage]), 'pcBgImage', card.pcBgImage)
}

export function refuseTakenCode(error: unknown): never {
  if (brokenConstraint(error) === 'point_card_code_key')
    throw refuseField('pcCode', text('pointCard.codeTaken'), 'CONFLICT')
  throw error
}
