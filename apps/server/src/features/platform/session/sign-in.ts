import type { signIn as endpoint } from '@lumiroute/contract/session'
import { AppError } from '../../../errors/app-error.ts'
import type { Steps } from '../../../http/pipeline/route.ts'
import { requireEnabled, startSession } from './open-session.ts'
import { findSignIn, type SignInRow } from './session.queries.ts'
import { clearFailures, addSignInFailure, requireNotThrottled } from './sign-in-throttle.ts'

const wrongText = 'Invalid email or password!'

export async function signIn({ db, deps, input, from }: Steps<typeof endpoint>) {
  const attempt = { account: input.adminAccount, address: from.address }
  const row = await deps.passwords.inLane(() => checkPassword())
  requireEnabled(row)
  return db.write(async (tx) => {
    await clearFailures(tx, attempt)
    return {
      ...(await startSession(tx, deps, { accountId: row.id, regInfo: input.regInfo, from })),
      message: 'Login successfully!',
    }
  })

  // Check earlier failures inside the queue: otherwise a burst of simultaneous attempts would pass together.
  async function checkPassword(): Promise<SignInRow> {
    await requireNotThrottled(db, attempt)
    const found = await findSignIn(db, input.adminAccount)
    const isRight = await deps.passwords.matches(found?.passwordHash ?? null, input.adminPasswd)
    if (found && isRight) return found
    await addSignInFailure(db, attempt)
    throw new AppError('UNAUTHENTICATED', { message: wrongText })
  }
}
