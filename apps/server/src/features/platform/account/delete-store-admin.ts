import type { deleteStoreAdmin as one, deleteStoreAdmins as all } from '@lumiroute/contract/account'
import { notFound } from '../../../errors/app-error.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { text } from '../../../text/text.ts'
import { endSessions } from '../session/end-sessions.ts'
import { lockStore } from '../store/lock-store.ts'
import { findAccount, ensureFirstAdmin, listForRemoval, removeAccount } from './account.queries.ts'
import { requireMayDelete } from './account-rules.ts'

export async function deleteStoreAdmin(call: Write<typeof one>) {
  const { tx, actor, scope, input, deps, audit, afterCommit } = call
  await lockStore(tx, scope.storeId)
  const account = await findAccount(tx, scope.storeId, input.id)
  if (!account) throw notFound()
  await requireMayDelete(tx, account, actor)
  const ended = await endSessions(tx, { account: account.id })
  await removeAccount(tx, account.id)
  await audit(tx, 'account.deleted', { object: { id: account.id, name: account.adminAccount } })
  await ensureFirstAdmin(tx, scope.storeId)
  afterCommit(() => deps.watch.markEnded(ended))
  return { message: text('account.deleted', { name: account.adminAccount }) }
}

/**
 * Leaves the caller and, if called by a colleague, the first administrator; for operators the first owner who
 * can sign in, so that the store never loses all access.
 */
export async function deleteStoreAdmins({ tx, actor, scope, deps, audit, afterCommit }: Write<typeof all>) {
  await lockStore(tx, scope.storeId)
  const found = await listForRemoval(tx, scope.storeId)
  const kept =
    found.find(({ id }) => id === actor.accountId) ??
    found.find(({ adminEnabled, storeRole }) => adminEnabled && storeRole === 'owner')
  const gone = found.filter(({ id, isFirst }) => id !== kept?.id && (actor.isOperator || !isFirst))
  for (const { id, adminAccount } of gone) {
    const ended = await endSessions(tx, { account: id })
    await removeAccount(tx, id)
    await audit(tx, 'account.deleted', { object: { id, name: adminAccount } })
    afterCommit(() => deps.watch.markEnded(ended))
  }
  await ensureFirstAdmin(tx, scope.storeId)
  return { deleted: gone.length, message: text('account.deletedSeveral', { count: gone.length }) }
}
