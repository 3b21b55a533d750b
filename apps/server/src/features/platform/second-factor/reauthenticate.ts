import type { reauthenticate as endpoint } from '@lumiroute/contract/second-factor'
import type { Tx } from '../../../db/db.ts'
import { AppError, refuseField } from '../../../errors/app-error.ts'
import { compareFields } from '../../../http/pipeline/audit-change.ts'
import type { Steps } from '../../../http/pipeline/route.ts'
import { text } from '../../../text/text.ts'
import { checkOwnPassword } from '../session/check-own-password.ts'
import { lockAccount } from '../session/lock-account.ts'
import { createSignInProof } from '../session/create-sign-in-proof.ts'
import { hashToken } from '../../../secrets/tokens.ts'
import { addSignInFailure, requireNotThrottled } from '../session/sign-in-throttle.ts'
import { addChallengeFailure, lockChallenge, markChallengeUsed } from './challenge.queries.ts'
import { checkFactor } from './check-factor.ts'
import { getRelyingParty } from './relying-party.ts'

export async function reauthenticate(call: Steps<typeof endpoint>) {
  const { db, input, audit } = call
  const { proof } = input
  const detail = { change: compareFields({}, { method: proof.method }) }
  const recordFailure = () => audit(db, 'session.reauthenticationFailed', { ...detail, outcome: 'refused' })
  if (proof.method === 'password') {
    await checkPassword(call, proof.password, recordFailure)
    return db.write(async (tx) => {
      await audit(tx, 'session.reauthenticated', detail)
      return { signInProof: await createSignInProof(tx, call.actor.sessionId) }
    })
  }
  // Commit before refusing: the error about a wrong code must not roll back its count.
  const signInProof = await db.write((tx) => prove(tx, call))
  if (signInProof !== undefined) return { signInProof }
  await recordFailure()
  throw proof.method === 'totp'
    ? refuseField('code', text('secondFactor.wrongCode'))
    : refuseField('passkey', text('secondFactor.passkeyRefused'))
}

async function checkPassword(
  { db, deps, actor, from: { address } }: Steps<typeof endpoint>,
  password: string,
  recordFailure: () => Promise<void>,
): Promise<void> {
  try {
    await checkOwnPassword(db, deps, actor, { field: 'password', password, address })
  } catch (error) {
    if (error instanceof AppError && error.code === 'VALIDATION') await recordFailure()
    throw error
  }
}

async function prove(
  tx: Tx,
  { deps, actor, input: { proof }, from, request, audit }: Steps<typeof endpoint>,
): Promise<string | undefined> {
  const { accountId, storeId, sessionId } = actor
  await lockAccount(tx, accountId)
  const attempt = { account: `second factor ${accountId}`, address: from.address }
  await requireNotThrottled(tx, attempt)
  if (proof.method === 'password') return undefined
  const asked =
    proof.method === 'passkey'
      ? await lockChallenge(tx, hashToken(proof.challenge), 'reauthenticate')
      : undefined
  if (proof.method === 'passkey' && asked?.sessionId !== sessionId) return undefined
  const challenge = { rp: getRelyingParty(request, deps.settings), challenge: asked?.challenge ?? '' }
  if (!(await checkFactor(tx, deps, { accountId, storeId }, proof, challenge))) {
    if (asked) await addChallengeFailure(tx, asked)
    await addSignInFailure(tx, attempt)
    return undefined
  }
  if (asked) await markChallengeUsed(tx, asked)
  await audit(tx, 'session.reauthenticated', { change: compareFields({}, { method: proof.method }) })
  return createSignInProof(tx, sessionId)
}
