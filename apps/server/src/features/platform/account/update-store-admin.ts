import type { updateStoreAdmin as endpoint } from '@lumiroute/contract/account'
import { notFound } from '../../../errors/app-error.ts'
import { requireVersion } from '../../../http/pipeline/require-version.ts'
import { compareFields } from '../../../http/pipeline/audit-change.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { text } from '../../../text/text.ts'
import { endSessions } from '../session/end-sessions.ts'
import { lockStore } from '../store/lock-store.ts'
import { type AccountRow, changeAccount, findAccount, viewAccount } from './account.queries.ts'
import { revokePasswordLinks } from '../session/revoke-password-links.ts'
import { refuseTakenAccount, requireMayChange, requireMayDisable } from './account-rules.ts'
import { requireMayChangeRole } from './role-rules.ts'

export async function updateStoreAdmin(call: Write<typeof endpoint>) {
  const { tx, actor, scope, input, deps, audit, afterCommit } = call
  const { id, version, ...change } = input
  await lockStore(tx, scope.storeId)
  const account = await findAccount(tx, scope.storeId, id)
  if (!account) throw notFound()
  requireMayChange(account, actor)
  requireVersion(account, version)
  const newRole = change.storeRole === account.storeRole ? undefined : change.storeRole
  if (newRole) await requireMayChangeRole(tx, account, newRole, actor)
  if (change.adminEnabled === false) await requireMayDisable(tx, account, actor)
  await changeAccount(tx, id, change, actor.accountId).catch(refuseTakenAccount)
  if (change.adminEmail && change.adminEmail !== account.adminEmail) await revokePasswordLinks(tx, id)
  if (change.adminEnabled === false) {
    const ended = await endSessions(tx, { account: id })
    afterCommit(() => deps.watch.markEnded(ended))
  }
  if (newRole) afterCommit(() => deps.roles.forget(id))
  const storeAdmin = await viewAccount(tx, id, actor)
  const object = { id, name: storeAdmin.adminAccount }
  if (newRole)
    await audit(tx, 'account.roleChanged', { object, change: compareFields(account, { storeRole: newRole }) })
  const { storeRole: _role, ...others } = change
  const changed = compareFields(account, others)
  if (!newRole || Object.keys(changed).length > 0)
    await audit(tx, getAuditAction(account, change), { object, change: changed })
  return { storeAdmin, message: text('account.updated', { name: storeAdmin.adminAccount }) }
}

function getAuditAction(
  account: AccountRow,
  { adminEnabled = account.adminEnabled }: { adminEnabled?: boolean | undefined },
) {
  if (adminEnabled === account.adminEnabled) return 'account.updated'
  return adminEnabled ? 'account.enabled' : 'account.disabled'
}
