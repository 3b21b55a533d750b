import type { updateStoreAdmin as endpoint } from '@lumiroute/contract/account'
import type { Tx } from '../../../db/db.ts'
import { notFound } from '../../../errors/app-error.ts'
import { compareFields } from '../../../http/pipeline/audit-change.ts'
import { requireVersion } from '../../../http/pipeline/require-version.ts'
import type { Steps } from '../../../http/pipeline/route.ts'
import { changeEmail } from '../email-address/change-email.ts'
import { endSessions } from '../session/end-sessions.ts'
import { requireCurrentPassword } from '../session/require-current-password.ts'
import { lockStore } from '../store/lock-store.ts'
import { type AccountRow, changeAccount, findAccount, viewAccount } from './account.queries.ts'
import { refuseTakenAccount, requireMayChange, requireMayDisable, updatedText } from './account-rules.ts'
import { requireMayChangeRole } from './role-rules.ts'

export async function updateStoreAdmin(call: Steps<typeof endpoint>) {
  const { db, actor, scope, input, deps, audit } = call
  const { id, version, currentPassword: _checked, adminEmail: _apart, ...change } = input
  const email = await readNewEmail(call)
  const { ended, newRole, storeAdmin } = await db.write((tx) => update(tx))
  deps.watch.markEnded(ended)
  if (newRole) deps.roles.forget(id)
  return { storeAdmin, message: updatedText(storeAdmin) }

  async function update(tx: Tx) {
    await lockStore(tx, scope.storeId)
    const account = await findAccount(tx, scope.storeId, id)
    if (!account) throw notFound()
    requireMayChange(account, actor)
    requireVersion(account, version)
    const newRole = change.storeRole === account.storeRole ? undefined : change.storeRole
    if (newRole) await requireMayChangeRole(tx, account, newRole, actor)
    if (change.adminEnabled === false) await requireMayDisable(tx, account, actor)
    await changeAccount(tx, id, change, actor.accountId).catch(refuseTakenAccount)
    if (email !== undefined) await changeEmail(tx, call, account, email)
    const ended = change.adminEnabled === false ? await endSessions(tx, { account: id }) : []
    const storeAdmin = await viewAccount(tx, id, actor)
    const object = { id, name: storeAdmin.adminAccount }
    if (newRole)
      await audit(tx, 'account.roleChanged', {
        object,
        change: compareFields(account, { storeRole: newRole }),
      })
    const { storeRole: _role, ...others } = change
    const changed = compareFields(account, others)
    if ((!newRole && email === undefined) || Object.keys(changed).length > 0)
      await audit(tx, getAuditAction(account, change), { object, change: changed })
    return { ended, newRole, storeAdmin }
  }
}

/** Undefined if the address stays. Another one needs the caller's password, checked outside of the transaction. */
async function readNewEmail(call: Steps<typeof endpoint>): Promise<string | undefined> {
  const { db, actor, scope, input } = call
  const account = await findAccount(db, scope.storeId, input.id)
  if (!account || input.adminEmail === undefined || input.adminEmail === account.adminEmail) return undefined
  requireMayChange(account, actor)
  await requireCurrentPassword(call, input.currentPassword)
  return input.adminEmail
}

function getAuditAction(
  account: AccountRow,
  { adminEnabled = account.adminEnabled }: { adminEnabled?: boolean | undefined },
) {
  if (adminEnabled === account.adminEnabled) return 'account.updated'
  return adminEnabled ? 'account.enabled' : 'account.disabled'
}
