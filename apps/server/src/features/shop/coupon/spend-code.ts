import type { Tx } from '../../../db/db.ts'
import { AppError } from '../../../errors/app-error.ts'
import { insertSpentCode } from './queries/ticket.queries.ts'

/** Longer than any code is valid. */
const keptMs = 600_000

/** Each code works once, however many phones photographed it. */
export async function spendCode(tx: Tx, code: string, at: Date): Promise<void> {
  const isNew = await insertSpentCode(tx, code, new Date(at.getTime() + keptMs))
  if (!isNew) throw new AppError('coupon.codeUsed')
}
