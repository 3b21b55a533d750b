import type { createStoreAdmin as endpoint } from '@lumiroute/contract/account'
import type { Tx } from '../../../db/db.ts'
import { notFound } from '../../../errors/app-error.ts'
import { compareFields } from '../../../http/pipeline/audit-change.ts'
import type { Steps } from '../../../http/pipeline/route.ts'
import { text } from '../../../text/text.ts'
import { requireGoodPassword } from '../session/require-good-password.ts'
import { findStoreName } from '../store/find-store-name.ts'
import { lockStore } from '../store/lock-store.ts'
import { findFirst, insertAccount, viewAccount } from './account.queries.ts'
import { refuseTakenAccount } from './account-rules.ts'
import { requireMayGiveRole } from './role-rules.ts'

export async function createStoreAdmin({ db, deps, actor, scope, input, audit }: Steps<typeof endpoint>) {
  const { adminAccount, adminName, adminEmail, adminEnabled, storeRole } = input
  const storeName = await findStoreName(db, scope.storeId)
  requireGoodPassword('adminPasswd', input.adminPasswd, { adminAccount, adminEmail, storeName })
  const passwordHash = await deps.passwords.hash(input.adminPasswd)
  const storeAdmin = await db.write((tx) => addAccount(tx)).catch(refuseTakenAccount)
  return { storeAdmin, message: text('account.created', { name: adminAccount }) }

  async function addAccount(tx: Tx) {
    const store = await lockStore(tx, scope.storeId)
    if (!store) throw notFound()
    const isFirst = (await findFirst(tx, store.id)) === undefined
    requireMayGiveRole({ isFirst, isPlatform: store.isPlatform }, storeRole, actor)
    const id = await insertAccount(tx, {
      storeId: store.id,
      adminAccount,
      adminName,
      adminEmail,
      adminEnabled,
      passwordHash,
      mustChangePassword: true,
      isFirst,
      storeRole,
      role: store.isPlatform ? 'ROLE_ADMIN' : 'ROLE_STORE',
      updatedBy: actor.accountId,
    })
    const change = compareFields({}, { adminAccount, adminName, adminEmail, adminEnabled, storeRole })
    await audit(tx, 'account.created', { object: { id, name: adminAccount }, change })
    await deps.jobs.announce(tx, 'email.verificationRequested', { accountId: id })
    return viewAccount(tx, id, actor)
  }
}
