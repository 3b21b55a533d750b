import type { Db } from '../../../db/db.ts'
import type { Deps } from '../../../deps.ts'
import { AppError, refuseField } from '../../../errors/app-error.ts'
import type { Actor } from '../../../http/authentication/identity.ts'
import { text } from '../../../text/text.ts'
import { findSignInById, type SignInRow } from './session.queries.ts'
import { addSignInFailure, requireNotThrottled } from './sign-in-throttle.ts'

type Typed = { field: string; password: string; address: string }

/** The password of the signed-in person, throttled as at sign-in. */
export async function checkOwnPassword(
  db: Db,
  deps: Deps,
  actor: Actor,
  { field, password, address }: Typed,
): Promise<SignInRow> {
  const attempt = { account: `account ${actor.accountId}`, address }
  return deps.passwords.inLane(async () => {
    await requireNotThrottled(db, attempt, [actor.accountId])
    const found = await findSignInById(db, actor.accountId)
    if (!found) throw new AppError('UNAUTHENTICATED')
    if (await deps.passwords.matches(found.passwordHash, password)) return found
    await addSignInFailure(db, attempt)
    throw refuseField(field, text('session.wrongCurrentPassword'))
  })
}
