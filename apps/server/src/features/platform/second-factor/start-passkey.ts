import { randomBytes } from 'node:crypto'
import type { startPasskey as endpoint } from '@lumiroute/contract/second-factor'
import { AppError } from '../../../errors/app-error.ts'
import type { Steps } from '../../../http/pipeline/route.ts'
import { findUser } from '../session/find-user.ts'
import { openChallenge } from './open-challenge.ts'
import { creationOptions } from './passkey-options.ts'
import { allowsPasskeys, getRelyingParty } from './relying-party.ts'
import { listPasskeys } from './second-factor.queries.ts'

const maxPasskeys = 20

export async function startPasskey({ db, deps, actor, request }: Steps<typeof endpoint>) {
  const rp = getRelyingParty(request, deps.settings)
  if (!allowsPasskeys(rp)) throw new AppError('secondFactor.noPasskeysHere')
  const { accountId, sessionId } = actor
  const known = await listPasskeys(db, accountId)
  if (known.length >= maxPasskeys) throw new AppError('secondFactor.tooManyPasskeys', { max: maxPasskeys })
  const user = await findUser(db, accountId)
  if (!user) throw new AppError('UNAUTHENTICATED')
  // The same for all passkeys of an account: an authenticator then replaces the old one instead of keeping two.
  const handle = known[0]?.userHandle ?? randomBytes(32).toString('base64url')
  const { token, challenge } = await openChallenge(db, {
    purpose: 'addPasskey',
    accountId,
    sessionId,
    userHandle: handle,
  })
  return {
    challenge: token,
    options: creationOptions({
      rp,
      challenge,
      user: { handle, account: user.adminAccount, name: user.adminName },
      known: known.filter(({ rpId }) => rpId === rp.id),
    }),
  }
}
