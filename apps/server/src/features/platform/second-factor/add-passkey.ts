import type { addPasskey as endpoint } from '@lumiroute/contract/second-factor'
import type { Tx } from '../../../db/db.ts'
import { AppError } from '../../../errors/app-error.ts'
import { compareFields } from '../../../http/pipeline/audit-change.ts'
import type { Steps } from '../../../http/pipeline/route.ts'
import { text } from '../../../text/text.ts'
import { lockAccount } from '../session/lock-account.ts'
import { hashToken } from '../../../secrets/tokens.ts'
import { lockChallenge, markChallengeUsed } from './challenge.queries.ts'
import { ensureRecoveryCodes } from './ensure-recovery-codes.ts'
import { getRelyingParty } from './relying-party.ts'
import { insertPasskey } from './second-factor.queries.ts'
import { verifyNewPasskey } from './verify-passkey.ts'
import { viewSecondFactor } from './view-second-factor.ts'

export async function addPasskey(call: Steps<typeof endpoint>) {
  const saved = await call.db.write((tx) => save(tx, call))
  return { ...saved, message: text('secondFactor.passkeyAdded', { name: call.input.name }) }
}

async function save(tx: Tx, { deps, actor, input, request, audit }: Steps<typeof endpoint>) {
  const { accountId, sessionId } = actor
  await lockAccount(tx, accountId)
  const challenge = await lockChallenge(tx, hashToken(input.challenge), 'addPasskey')
  // Only for the session that started it: otherwise one could make others add one's own passkey.
  if (challenge?.sessionId !== sessionId) throw new AppError('secondFactor.passkeyExpired')
  const rp = getRelyingParty(request, deps.settings)
  const passkey = await verifyNewPasskey(input.passkey, { rp, challenge: challenge.challenge })
  if (!passkey) throw new AppError('secondFactor.passkeyRefused')
  const isNew = await insertPasskey(tx, {
    ...passkey,
    accountId,
    userHandle: challenge.userHandle as string,
    rpId: rp.id,
    transports: input.passkey.response.transports ?? [],
    name: input.name,
  })
  if (!isNew) throw new AppError('secondFactor.passkeyKnown')
  await markChallengeUsed(tx, challenge)
  await deps.jobs.announce(tx, 'secondFactor.changed', { accountId, change: 'passkeyAdded' })
  await audit(tx, 'secondFactor.passkeyAdded', { change: compareFields({}, { passkey: input.name }) })
  const recoveryCodes = await ensureRecoveryCodes(tx, accountId)
  return { recoveryCodes, secondFactor: await viewSecondFactor(tx, deps, actor, rp) }
}
