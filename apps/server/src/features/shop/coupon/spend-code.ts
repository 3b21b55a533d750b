import type { Tx } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'
import { AppError } from '../../../errors/app-error.ts'

const spend = rawQuery({
  name: 'code.spend',
  row: { code: 'text' },
  sql: 'insert into spent_code (code, expires_at) values ($1, $2) on conflict do nothing returning code',
})
/** Longer than any code is good for, so that none is forgotten while it would still pass. */
const keptMs = 600_000

/** Each code is good once, however many phones filmed it. */
export async function spendCode(tx: Tx, code: string, at: Date): Promise<void> {
  const [spent] = await tx.run(spend, [code, new Date(at.getTime() + keptMs)])
  if (!spent) throw new AppError('CONFLICT', { message: '此代碼已使用過，請重新出示' })
}
