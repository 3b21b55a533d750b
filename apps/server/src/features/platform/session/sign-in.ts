import type { signIn as endpoint } from '@lumiroute/contract/session'
import { AppError } from '../../../errors/app-error.ts'
import type { AuditDetail } from '../../../http/pipeline/audit.ts'
import type { Steps } from '../../../http/pipeline/route.ts'
import { openSignInChallenge } from '../second-factor/open-challenge.ts'
import { getRelyingParty } from '../second-factor/relying-party.ts'
import { checkPassword } from './check-password.ts'
import { isEnabled, requireEnabled, startSession } from './open-session.ts'
import { handOverSignIn } from './refresh-cookie.ts'
import type { SignInRow } from './session.queries.ts'
import { clearFailures, isThrottled } from './sign-in-throttle.ts'

/** Attempts on one account are throttled, but names that do not exist are endless and could fill the audit trail. */
const unknownPerMinute = 20
/** The right password of a disabled account counts as no failure, so nothing throttles it. */
const disabledPerMinute = 5

export async function signIn(call: Steps<typeof endpoint>) {
  const { db, deps, input, from, audit, request } = call
  const attempt = { account: input.adminAccount, address: from.address }
  const row = await checkPassword(call, attempt, input.adminPasswd, recordFailure)
  if (!isEnabled(row)) await recordDisabled(row)
  requireEnabled(row)
  if (row.hasSecondFactor) throw await askSecondFactor(row.id)
  const opened = await db.write(async (tx) => {
    await clearFailures(tx, attempt)
    const session = await startSession(tx, deps, { accountId: row.id, regInfo: input.regInfo, from })
    await audit(tx, 'session.signIn', { accountId: row.id })
    return session
  })
  const { tokens, setCookie } = handOverSignIn(call, opened, input.refreshCookie)
  return { ...tokens, setCookie, message: 'Login successfully!' }

  // Failures stay counted until the second step: the password alone must not reset the throttle.
  async function askSecondFactor(accountId: number): Promise<AppError> {
    const rp = getRelyingParty(request, deps.settings)
    const secondFactor = await openSignInChallenge(db, { accountId, regInfo: input.regInfo, rp })
    return new AppError('SECOND_FACTOR_REQUIRED', { secondFactor })
  }

  function recordDisabled({ id }: SignInRow): Promise<void> {
    return audit(db, 'session.signInFailed', {
      accountId: id,
      outcome: 'refused',
      mostPerMinute: disabledPerMinute,
    })
  }

  async function recordFailure(found: SignInRow[]): Promise<void> {
    const detail: AuditDetail = {
      accountId: found[0]?.id,
      account: input.adminAccount,
      outcome: 'refused',
      mostPerMinute: found.length > 0 ? undefined : unknownPerMinute,
    }
    await audit(db, 'session.signInFailed', detail)
    const ids = found.map(({ id }) => id)
    if (await isThrottled(db, attempt, ids)) await audit(db, 'session.lockedOut', detail)
  }
}
