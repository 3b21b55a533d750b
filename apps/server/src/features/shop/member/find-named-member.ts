import type { Handle } from '../../../db/db.ts'
import { notFound } from '../../../errors/app-error.ts'
import { findMemberId } from './member.queries.ts'

/** The id of the store's member whom its people name; one who was erased is as absent as a missing one. */
export async function findNamedMember(db: Handle, storeId: number, mbrCode: string): Promise<number> {
  const id = await findMemberId(db, storeId, mbrCode)
  if (id === undefined) throw notFound('找不到此會員')
  return id
}
