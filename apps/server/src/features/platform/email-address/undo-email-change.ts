import type { undoEmailChange as endpoint } from '@lumiroute/contract/email-address'
import { refuseField } from '../../../errors/app-error.ts'
import { compareFields } from '../../../http/pipeline/audit-change.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { text } from '../../../text/text.ts'
import { endSessions } from '../session/end-sessions.ts'
import { hashToken } from '../../../secrets/tokens.ts'
import { setPassword } from '../session/set-password.ts'
import { lockAddresses, markEmailLinksUsed, updateAddresses, useEmailLink } from './email-address.queries.ts'

/** Whoever changed the address knew the password, so the password goes as well. */
export async function undoEmailChange({ tx, deps, input, audit, afterCommit }: Write<typeof endpoint>) {
  const link = await useEmailLink(tx, hashToken(input.token), 'undo')
  const account = link && (await lockAddresses(tx, link.accountId))
  if (!account) throw refuseField('token', text('session.linkExpired'))
  await updateAddresses(tx, account.id, { adminEmail: link.email, newEmail: null, isVerified: true })
  await markEmailLinksUsed(tx, account.id, 'confirm')
  await markEmailLinksUsed(tx, account.id, 'undo')
  await setPassword(tx, account.id, null)
  const ended = await endSessions(tx, { account: account.id })
  await audit(tx, 'email.changeUndone', {
    accountId: account.id,
    storeId: account.storeId,
    object: { id: account.id, name: account.adminAccount },
    change: compareFields(account, { adminEmail: link.email }),
  })
  await deps.jobs.announce(tx, 'password.forgotten', { email: link.email })
  afterCommit(() => deps.watch.markEnded(ended))
  return { email: link.email, message: text('emailAddress.undone') }
}
