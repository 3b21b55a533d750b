import type { signInWithSecondFactor as endpoint } from '@lumiroute/contract/second-factor'
import type { Tx } from '../../../db/db.ts'
import { AppError, refuseField } from '../../../errors/app-error.ts'
import { compareFields } from '../../../http/pipeline/audit-change.ts'
import type { Steps } from '../../../http/pipeline/route.ts'
import { text } from '../../../text/text.ts'
import { type OpenedSession, startSession } from '../session/open-session.ts'
import { handOverSignIn } from '../session/refresh-cookie.ts'
import { lockAccount } from '../session/lock-account.ts'
import { hashToken } from '../../../secrets/tokens.ts'
import {
  addSignInFailure,
  clearFailures,
  isThrottled,
  requireNotThrottled,
} from '../session/sign-in-throttle.ts'
import { addChallengeFailure, lockChallenge, markChallengeUsed } from './challenge.queries.ts'
import { checkFactor } from './check-factor.ts'
import { getRelyingParty } from './relying-party.ts'

/** Commit before refusing: the error about a wrong code must not roll back its count. */
export async function signInWithSecondFactor(call: Steps<typeof endpoint>) {
  const outcome = await call.db.write((tx) => complete(tx, call))
  if (outcome === 'expired') throw new AppError('secondFactor.challengeExpired')
  if (outcome === 'wrong') throw refuseField('code', text('secondFactor.wrongCode'))
  const { tokens, setCookie } = handOverSignIn(call, outcome, call.input.refreshCookie)
  return { ...tokens, setCookie, message: 'Login successfully!' }
}

async function complete(
  tx: Tx,
  { deps, input, from, request, audit }: Steps<typeof endpoint>,
): Promise<OpenedSession | 'expired' | 'wrong'> {
  const challenge = await lockChallenge(tx, hashToken(input.challenge), 'signIn')
  // Locked: simultaneous attempts with several challenges must not pass the throttle together.
  const account = challenge?.accountId ? await lockAccount(tx, challenge.accountId) : undefined
  if (!challenge || !account) return 'expired'
  const attempt = { account: `second factor ${account.id}`, address: from.address }
  await requireNotThrottled(tx, attempt)
  const owner = { accountId: account.id, storeId: account.storeId }
  const done = { accountId: account.id, change: compareFields({}, { method: input.proof.method }) }
  const rp = getRelyingParty(request, deps.settings)
  if (!(await checkFactor(tx, deps, owner, input.proof, { rp, challenge: challenge.challenge }))) {
    await addChallengeFailure(tx, challenge)
    await addSignInFailure(tx, attempt)
    const detail = { ...done, outcome: 'refused' as const }
    await audit(tx, 'secondFactor.failed', detail)
    if (await isThrottled(tx, attempt)) await audit(tx, 'session.lockedOut', detail)
    return 'wrong'
  }
  await markChallengeUsed(tx, challenge)
  await clearFailures(tx, attempt)
  await clearFailures(tx, { account: account.adminAccount, address: from.address })
  await audit(tx, 'session.signIn', done)
  return startSession(tx, deps, { accountId: account.id, regInfo: challenge.regInfo, from })
}
