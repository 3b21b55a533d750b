import type { updateFirstAdmin as endpoint } from '@lumiroute/contract/account'
import { notFound } from '../../../errors/app-error.ts'
import { requireVersion } from '../../../http/pipeline/require-version.ts'
import { compareFields } from '../../../http/pipeline/audit-change.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { text } from '../../../text/text.ts'
import { lockStore } from '../store/lock-store.ts'
import { changeAccount, findFirst, viewAccount } from './account.queries.ts'
import { revokePasswordLinks } from '../session/revoke-password-links.ts'
import { invitationText, refuseTakenAccount } from './account-rules.ts'

export async function updateFirstAdmin({ tx, deps, actor, input, audit }: Write<typeof endpoint>) {
  const { storeId, storeFirstAdminId: id, sendEmailResetPwd, version, ...change } = input
  await lockStore(tx, storeId)
  const first = await findFirst(tx, storeId)
  if (first?.id !== id) throw notFound()
  requireVersion(first, version)
  await changeAccount(tx, id, change, actor.accountId).catch(refuseTakenAccount)
  const object = { id, name: change.adminAccount }
  await audit(tx, 'account.updated', { storeId, object, change: compareFields(first, change) })
  if (change.adminEmail !== first.adminEmail) await revokePasswordLinks(tx, id)
  if (sendEmailResetPwd) await deps.jobs.announce(tx, 'account.invited', { accountId: id })
  const name = change.adminAccount
  return {
    storeAdmin: await viewAccount(tx, id, actor),
    storeFirstAdminId: id,
    message: sendEmailResetPwd
      ? text('account.updatedWithInvitation', {
          name,
          invitation: invitationText(deps.settings, change.adminEmail),
        })
      : text('account.updated', { name }),
  }
}
