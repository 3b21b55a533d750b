import type { signIn as endpoint } from '@lumiroute/contract/session'
import { AppError } from '../../../errors/app-error.ts'
import type { AuditDetail } from '../../../http/pipeline/audit.ts'
import type { Steps } from '../../../http/pipeline/route.ts'
import { openSignInChallenge } from '../second-factor/open-challenge.ts'
import { getRelyingParty } from '../second-factor/relying-party.ts'
import { requireEnabled, startSession } from './open-session.ts'
import { findSignIn, type SignInRow } from './session.queries.ts'
import { clearFailures, addSignInFailure, isThrottled, requireNotThrottled } from './sign-in-throttle.ts'

const wrongText = 'Invalid email or password!'

/** Attempts on one account are throttled, but names that do not exist are endless and could fill the audit trail. */
const unknownPerMinute = 20

export async function signIn({ db, deps, input, from, audit, request }: Steps<typeof endpoint>) {
  const attempt = { account: input.adminAccount, address: from.address }
  const row = await deps.passwords.inLane(() => checkPassword())
  requireEnabled(row)
  if (row.hasSecondFactor) throw await askSecondFactor(row.id)
  return db.write(async (tx) => {
    await clearFailures(tx, attempt)
    const tokens = await startSession(tx, deps, { accountId: row.id, regInfo: input.regInfo, from })
    await audit(tx, 'session.signIn', { accountId: row.id })
    return { ...tokens, message: 'Login successfully!' }
  })

  // Failures stay counted until the second step: the password alone must not reset the throttle.
  async function askSecondFactor(accountId: number): Promise<AppError> {
    const rp = getRelyingParty(request, deps.settings)
    const secondFactor = await openSignInChallenge(db, { accountId, regInfo: input.regInfo, rp })
    return new AppError('SECOND_FACTOR_REQUIRED', { secondFactor })
  }

  // Check earlier failures inside the queue: otherwise a burst of simultaneous attempts would pass together.
  async function checkPassword(): Promise<SignInRow> {
    await requireNotThrottled(db, attempt)
    const found = await findSignIn(db, input.adminAccount)
    const isRight = await deps.passwords.matches(found?.passwordHash ?? null, input.adminPasswd)
    if (found && isRight) return found
    await addSignInFailure(db, attempt)
    await recordFailure(found)
    throw new AppError('UNAUTHENTICATED', { message: wrongText })
  }

  async function recordFailure(found: SignInRow | undefined): Promise<void> {
    const who = { accountId: found?.id, account: input.adminAccount }
    const detail: AuditDetail = {
      ...who,
      outcome: 'refused',
      mostPerMinute: found ? undefined : unknownPerMinute,
    }
    await audit(db, 'session.signInFailed', detail)
    if (await isThrottled(db, attempt)) await audit(db, 'session.lockedOut', detail)
  }
}
