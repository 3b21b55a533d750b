import type { startPasskeySignIn as endpoint } from '@lumiroute/contract/second-factor'
import type { Steps } from '../../../http/pipeline/route.ts'
import { openChallenge } from './open-challenge.ts'
import { requestOptions } from './passkey-options.ts'
import { getRelyingParty } from './relying-party.ts'

/** No account is named, so that the response reveals none: the browser offers its own passkeys. */
export async function startPasskeySignIn({ db, deps, request }: Steps<typeof endpoint>) {
  const { token, challenge } = await openChallenge(db, { purpose: 'passkeySignIn' })
  const rp = getRelyingParty(request, deps.settings)
  return {
    challenge: token,
    options: requestOptions({ rp, challenge, known: [], userVerification: 'required' }),
  }
}
