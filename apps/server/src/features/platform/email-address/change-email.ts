import type { Tx } from '../../../db/db.ts'
import type { Deps } from '../../../deps.ts'
import { compareFields } from '../../../http/pipeline/audit-change.ts'
import type { RecordAudit } from '../../../http/pipeline/audit.ts'
import { revokePasswordLinks } from '../session/revoke-password-links.ts'
import { markEmailLinksUsed, updateAddresses } from './email-address.queries.ts'

type Account = { id: number; adminAccount: string; adminEmail: string; emailVerifiedAt: Date | null }
type Caller = { deps: Deps; actor: { accountId: number }; audit: RecordAudit<'email.changeRequested'> }

const changesPerMinute = 10

/**
 * A verified address stays in force until the new one is confirmed. An address that nobody ever confirmed is replaced
 * immediately: otherwise a mistyped one could never be corrected.
 */
export async function changeEmail(
  tx: Tx,
  { deps, actor, audit }: Caller,
  account: Account,
  email: string,
): Promise<void> {
  const by = actor.accountId
  deps.rateLimit(`verification mail ${by}`, changesPerMinute)
  await audit(tx, 'email.changeRequested', {
    object: { id: account.id, name: account.adminAccount },
    change: compareFields(account, { adminEmail: email }),
  })
  await markEmailLinksUsed(tx, account.id, 'confirm')
  // Somebody who left must not get the account back through an earlier change of their own.
  if (by !== account.id) await markEmailLinksUsed(tx, account.id, 'undo')
  if (account.emailVerifiedAt) {
    await updateAddresses(tx, account.id, { newEmail: email })
    await deps.jobs.announce(tx, 'email.changeRequested', { accountId: account.id, isOwn: by === account.id })
    return
  }
  await updateAddresses(tx, account.id, { adminEmail: email, newEmail: null })
  await revokePasswordLinks(tx, account.id)
  await deps.jobs.announce(tx, 'email.verificationRequested', { accountId: account.id })
}
