import type { signInWithPasskey as endpoint } from '@lumiroute/contract/second-factor'
import { AppError } from '../../../errors/app-error.ts'
import { compareFields } from '../../../http/pipeline/audit-change.ts'
import type { Steps } from '../../../http/pipeline/route.ts'
import { startSession } from '../session/open-session.ts'
import { handOverSignIn } from '../session/refresh-cookie.ts'
import { hashToken } from '../../../secrets/tokens.ts'
import { lockChallenge, markChallengeUsed } from './challenge.queries.ts'
import { acceptPasskey } from './check-factor.ts'
import { getRelyingParty } from './relying-party.ts'

/** Both factors at once: the passkey itself, and the finger or PIN with which the person unlocked it. */
export async function signInWithPasskey({ db, deps, input, from, request, audit }: Steps<typeof endpoint>) {
  const opened = await db.write(async (tx) => {
    const challenge = await lockChallenge(tx, hashToken(input.challenge), 'passkeySignIn')
    if (!challenge) throw new AppError('secondFactor.challengeExpired')
    const accountId = await acceptPasskey(tx, input.passkey, {
      rp: getRelyingParty(request, deps.settings),
      challenge: challenge.challenge,
      requireUserVerification: true,
    })
    if (accountId === undefined) return undefined
    await markChallengeUsed(tx, challenge)
    const session = await startSession(tx, deps, { accountId, regInfo: input.regInfo, from })
    await audit(tx, 'session.signIn', { accountId, change: compareFields({}, { method: 'passkey' }) })
    return session
  })
  if (!opened) throw new AppError('secondFactor.unknownPasskey')
  const { tokens, setCookie } = handOverSignIn({ deps, request }, opened, input.refreshCookie)
  return { ...tokens, setCookie, message: 'Login successfully!' }
}
