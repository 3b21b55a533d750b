import type { changePassword as endpoint } from '@lumiroute/contract/session'
import { AppError, refuseField } from '../../../errors/app-error.ts'
import type { Steps } from '../../../http/pipeline/route.ts'
import { setPassword } from './set-password.ts'
import { endSessions } from './end-sessions.ts'
import { findSignInById } from './session.queries.ts'
import { addSignInFailure, requireNotThrottled } from './sign-in-throttle.ts'
import { text } from '../../../text/text.ts'

export async function changePassword({ db, deps, actor, input, from, audit }: Steps<typeof endpoint>) {
  const attempt = { account: `account ${actor.accountId}`, address: from.address }
  await deps.passwords.inLane(async () => {
    await requireNotThrottled(db, attempt)
    const found = await findSignInById(db, actor.accountId)
    if (!found) throw new AppError('UNAUTHENTICATED')
    if (await deps.passwords.matches(found.passwordHash, input.currentPassword)) return
    await addSignInFailure(db, attempt)
    throw refuseField('currentPassword', text('session.wrongCurrentPassword'))
  })
  const passwordHash = await deps.passwords.hash(input.newPassword)
  const ended = await db.write(async (tx) => {
    await setPassword(tx, actor.accountId, passwordHash)
    await audit(tx, 'password.changed')
    return endSessions(tx, { account: actor.accountId, but: actor.sessionId })
  })
  deps.watch.markEnded(ended)
  return { message: text('session.passwordChanged') }
}
