import type { createFirstAdmin as endpoint } from '@lumiroute/contract/account'
import { AppError } from '../../../errors/app-error.ts'
import { compareFields } from '../../../http/pipeline/audit-change.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { text } from '../../../text/text.ts'
import { lockStore } from '../store/lock-store.ts'
import { findFirst, insertAccount, viewAccount } from './account.queries.ts'
import { invitationText, refuseTakenAccount } from './account-rules.ts'

/** Always send the mail: without the link nobody could set the password. */
export async function createFirstAdmin({ tx, deps, actor, input, audit }: Write<typeof endpoint>) {
  const { adminAccount, adminName, adminEmail } = input
  const store = await lockStore(tx, input.storeId)
  if (!store) throw new AppError('account.storeNotFound')
  if (await findFirst(tx, store.id)) throw new AppError('account.hasFirstAdmin', { store: store.storeName })
  const id = await insertAccount(tx, {
    storeId: store.id,
    adminAccount,
    adminName,
    adminEmail,
    adminEnabled: true,
    isFirst: true,
    storeRole: 'owner',
    role: store.isPlatform ? 'ROLE_ADMIN' : 'ROLE_STORE',
    passwordHash: null,
    mustChangePassword: false,
    updatedBy: actor.accountId,
  }).catch(refuseTakenAccount)
  await audit(tx, 'account.created', {
    storeId: store.id,
    object: { id, name: adminAccount },
    change: compareFields({}, { adminAccount, adminName, adminEmail, isFirst: true }),
  })
  await deps.jobs.announce(tx, 'account.invited', { accountId: id })
  return {
    storeAdmin: await viewAccount(tx, id, actor),
    storeFirstAdminId: id,
    message: text('account.createdWithInvitation', {
      name: adminAccount,
      invitation: invitationText(deps.settings, adminEmail),
    }),
  }
}
