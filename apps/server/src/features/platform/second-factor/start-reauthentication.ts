import type {
  ReauthenticationMethod,
  startReauthentication as endpoint,
} from '@lumiroute/contract/second-factor'
import { hasPassword } from '../session/has-password.ts'
import type { Steps } from '../../../http/pipeline/route.ts'
import { openChallenge } from './open-challenge.ts'
import { requestOptions } from './passkey-options.ts'
import { getRelyingParty } from './relying-party.ts'
import { findTotp, listPasskeys } from './second-factor.queries.ts'

export async function startReauthentication({ db, deps, actor, request }: Steps<typeof endpoint>) {
  const { accountId, sessionId } = actor
  const rp = getRelyingParty(request, deps.settings)
  const known = (await listPasskeys(db, accountId)).filter(({ rpId }) => rpId === rp.id)
  const totp = await findTotp(db, accountId)
  const { token, challenge } = await openChallenge(db, { purpose: 'reauthenticate', accountId, sessionId })
  const methods: ReauthenticationMethod[] = [
    ...((await hasPassword(db, accountId)) ? ['password' as const] : []),
    ...(totp?.confirmedAt && totp.secret ? ['totp' as const] : []),
    ...(known.length > 0 ? ['passkey' as const] : []),
  ]
  return {
    methods,
    challenge: token,
    ...(known.length > 0 && {
      passkeyOptions: requestOptions({ rp, challenge, known, userVerification: 'preferred' }),
    }),
  }
}
