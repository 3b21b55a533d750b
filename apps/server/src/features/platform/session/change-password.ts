import type { changePassword as endpoint } from '@lumiroute/contract/session'
import { refuseField } from '../../../errors/app-error.ts'
import type { Steps } from '../../../http/pipeline/route.ts'
import { setPassword } from './set-password.ts'
import { endSessions } from './end-sessions.ts'
import { requireCurrentPassword } from './require-current-password.ts'
import { requireGoodPassword } from './require-good-password.ts'
import { text } from '../../../text/text.ts'

export async function changePassword(call: Steps<typeof endpoint>) {
  const { db, deps, actor, input, audit } = call
  const { currentPassword, newPassword } = input
  const owner = await requireCurrentPassword(call, currentPassword)
  // Otherwise the colleague who chose the first password would still know it.
  if (newPassword === currentPassword) throw refuseField('newPassword', text('session.samePassword'))
  requireGoodPassword('newPassword', newPassword, owner)
  const passwordHash = await deps.passwords.hash(newPassword)
  const ended = await db.write(async (tx) => {
    await setPassword(tx, actor.accountId, passwordHash)
    await audit(tx, 'password.changed')
    await deps.jobs.announce(tx, 'password.changed', { accountId: actor.accountId })
    return endSessions(tx, { account: actor.accountId, but: actor.sessionId })
  })
  deps.watch.markEnded(ended)
  return { message: text('session.passwordChanged') }
}
