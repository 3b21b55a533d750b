import type { Tx } from '../../../db/db.ts'
import { AppError, notFound } from '../../../errors/app-error.ts'
import { type LockedMember, lockMember } from './member.queries.ts'

/** The store's member, held until the transaction ends; one who was erased cannot be changed any more. */
export async function requireMember(tx: Tx, storeId: number, mbrCode: string): Promise<LockedMember> {
  const member = await lockMember(tx, storeId, mbrCode)
  if (!member) throw notFound('找不到此會員')
  if (member.isErased) throw new AppError('CONFLICT', { message: '此會員的資料已刪除' })
  return member
}
