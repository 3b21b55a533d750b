import type { updateFirstAdmin as endpoint } from '@lumiroute/contract/account'
import { notFound } from '../../../errors/app-error.ts'
import { compareFields } from '../../../http/pipeline/audit-change.ts'
import { requireVersion } from '../../../http/pipeline/require-version.ts'
import type { Steps } from '../../../http/pipeline/route.ts'
import { text } from '../../../text/text.ts'
import { changeEmail } from '../email-address/change-email.ts'
import { requireCurrentPassword } from '../session/require-current-password.ts'
import { lockStore } from '../store/lock-store.ts'
import { changeAccount, findFirst, viewAccount } from './account.queries.ts'
import { invitationText, refuseTakenAccount, updatedText } from './account-rules.ts'

export async function updateFirstAdmin(call: Steps<typeof endpoint>) {
  const { db, deps, actor, input, audit } = call
  const { storeId, storeFirstAdminId: id, sendEmailResetPwd, currentPassword, version, ...change } = input
  const { adminEmail: email } = change
  const known = await findFirst(db, storeId)
  if (known?.id === id && known.adminEmail !== email) await requireCurrentPassword(call, currentPassword)
  const storeAdmin = await db.write(async (tx) => {
    await lockStore(tx, storeId)
    const first = await findFirst(tx, storeId)
    if (first?.id !== id) throw notFound()
    requireVersion(first, version)
    await changeAccount(tx, id, change, actor.accountId).catch(refuseTakenAccount)
    const { adminAccount, adminName } = change
    await audit(tx, 'account.updated', {
      storeId,
      object: { id, name: adminAccount },
      change: compareFields(first, { adminAccount, adminName }),
    })
    if (email !== known?.adminEmail) await changeEmail(tx, call, first, email)
    if (sendEmailResetPwd) await deps.jobs.announce(tx, 'account.invited', { accountId: id })
    return viewAccount(tx, id, actor)
  })
  return {
    storeAdmin,
    storeFirstAdminId: id,
    message: sendEmailResetPwd
      ? text('account.updatedWithInvitation', {
          name: storeAdmin.adminAccount,
          invitation: invitationText(deps.settings, storeAdmin.adminEmail),
        })
      : updatedText(storeAdmin),
  }
}
