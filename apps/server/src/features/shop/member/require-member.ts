import type { Handle, Tx } from '../../../db/db.ts'
import { AppError } from '../../../errors/app-error.ts'
import { findMemberId, type LockedMember, lockMember } from './member.queries.ts'

/** Locks the member; an erased one can no longer be changed. */
export async function requireMember(tx: Tx, storeId: number, mbrCode: string): Promise<LockedMember> {
  const member = await lockMember(tx, storeId, mbrCode)
  if (!member) throw new AppError('member.notFound')
  if (member.isErased) throw new AppError('member.erased')
  return member
}

/** A member for the audit trail, by code: the trail holds no personal data. */
export const aboutMember = ({ mbrCode }: { mbrCode: string }) => ({ object: { id: mbrCode, name: mbrCode } })

/** An erased member counts as missing. */
export async function requireMemberId(db: Handle, storeId: number, mbrCode: string): Promise<number> {
  const id = await findMemberId(db, storeId, mbrCode)
  if (id === undefined) throw new AppError('member.notFound')
  return id
}
