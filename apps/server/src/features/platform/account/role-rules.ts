import { isRoleAbove, type StoreRole } from '@lumiroute/contract/account'
import type { Tx } from '../../../db/db.ts'
import { refuseField } from '../../../errors/app-error.ts'
import type { Actor } from '../../../http/authentication/identity.ts'
import { type Text, text } from '../../../text/text.ts'
import { isLastOwner } from './account-rules.ts'
import type { AccountRow } from './account.queries.ts'

const refuse = (message: Text) => refuseField('storeRole', message, 'CONFLICT')

type Place = { isFirst: boolean; isPlatform: boolean }

export function requireMayGiveRole({ isFirst, isPlatform }: Place, role: StoreRole, actor: Actor): void {
  if (isRoleAbove(role, actor.storeRole)) throw refuse(text('account.roleAboveOwn'))
  if (role === 'owner') return
  if (isPlatform) throw refuse(text('account.operatorIsOwner'))
  if (isFirst) throw refuse(text('account.firstIsOwner'))
}

/** Call with the store locked, as two owners may demote each other at the same time. */
export async function requireMayChangeRole(
  tx: Tx,
  account: AccountRow,
  role: StoreRole,
  actor: Actor,
): Promise<void> {
  if (account.id === actor.accountId) throw refuse(text('account.changesOwnRole'))
  const isPlatform = account.role === 'ROLE_ADMIN'
  requireMayGiveRole({ isFirst: account.isFirst, isPlatform }, role, actor)
  if (isRoleAbove(account.storeRole, actor.storeRole)) throw refuse(text('account.roleAboveOwn'))
  if (role !== 'owner' && (await isLastOwner(tx, account))) throw refuse(text('account.demotesLast'))
}
