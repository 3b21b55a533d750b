import type { changePassword as endpoint } from '@lumiroute/contract/session'
import type { Steps } from '../../../http/pipeline/route.ts'
import { checkOwnPassword } from './check-own-password.ts'
import { setPassword } from './set-password.ts'
import { endSessions } from './end-sessions.ts'
import { text } from '../../../text/text.ts'

export async function changePassword({ db, deps, actor, input, from, audit }: Steps<typeof endpoint>) {
  const typed = { field: 'currentPassword', password: input.currentPassword, address: from.address }
  await checkOwnPassword(db, deps, actor, typed)
  const passwordHash = await deps.passwords.hash(input.newPassword)
  const ended = await db.write(async (tx) => {
    await setPassword(tx, actor.accountId, passwordHash)
    await audit(tx, 'password.changed')
    return endSessions(tx, { account: actor.accountId, but: actor.sessionId })
  })
  deps.watch.markEnded(ended)
  return { message: text('session.passwordChanged') }
}
