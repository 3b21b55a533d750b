import type { resetPassword as endpoint } from '@lumiroute/contract/session'
import { refuseField } from '../../../errors/app-error.ts'
import type { Steps } from '../../../http/pipeline/route.ts'
import { verifyByPasswordLink } from '../email-address/verify-by-password-link.ts'
import { findLinkAccount, usePasswordLink } from './password-link.queries.ts'
import { setPassword } from './set-password.ts'
import { endSessions } from './end-sessions.ts'
import { requireGoodPassword } from './require-good-password.ts'
import { findSignInById } from './session.queries.ts'
import { hashToken } from '../../../secrets/tokens.ts'
import { text } from '../../../text/text.ts'

const requireAccount = <T>(account: T | undefined): T => {
  if (account === undefined) throw refuseField('token', text('session.linkExpired'))
  return account
}

export async function resetPassword({ db, deps, input, audit }: Steps<typeof endpoint>) {
  const tokenHash = hashToken(input.token)
  // Check the link before hashing, so that strangers cannot occupy the hashing threads.
  const known = requireAccount(await findLinkAccount(db, tokenHash))
  requireGoodPassword('password', input.password, requireAccount(await findSignInById(db, known)))
  const passwordHash = await deps.passwords.hash(input.password)
  const ended = await db.write(async (tx) => {
    const accountId = requireAccount(await usePasswordLink(tx, tokenHash))
    await setPassword(tx, accountId, passwordHash)
    await verifyByPasswordLink(tx, accountId)
    await audit(tx, 'password.reset', { accountId })
    await deps.jobs.announce(tx, 'password.changed', { accountId })
    return endSessions(tx, { account: accountId })
  })
  deps.watch.markEnded(ended)
  return { message: text('session.passwordSet') }
}
