import { randomBytes } from 'node:crypto'
import type { FactorMethod, SecondFactorChallenge } from '@lumiroute/contract/second-factor'
import type { Handle } from '../../../db/db.ts'
import { hashToken, randomToken } from '../../../secrets/tokens.ts'
import { type ChallengePurpose, insertChallenge } from './challenge.queries.ts'
import { challengeMinutes, requestOptions } from './passkey-options.ts'
import type { RelyingParty } from './relying-party.ts'
import { countRecoveryCodes, findTotp, listPasskeys } from './second-factor.queries.ts'

type Opening = {
  purpose: ChallengePurpose
  accountId?: number
  sessionId?: string
  userHandle?: string
  regInfo?: string
}

/** The token goes to the client, the random value to its passkey; both are needed to answer. */
export async function openChallenge(db: Handle, opening: Opening) {
  const token = randomToken()
  const challenge = randomBytes(32).toString('base64url')
  await insertChallenge(db, { ...opening, tokenHash: hashToken(token), challenge, minutes: challengeMinutes })
  return { token, challenge }
}

type SigningIn = { accountId: number; regInfo?: string | undefined; rp: RelyingParty }

/** After the right password: what the person needs for the second step. */
export async function openSignInChallenge(
  db: Handle,
  { accountId, regInfo = '', rp }: SigningIn,
): Promise<SecondFactorChallenge> {
  const { token, challenge } = await openChallenge(db, { purpose: 'signIn', accountId, regInfo })
  const known = (await listPasskeys(db, accountId)).filter(({ rpId }) => rpId === rp.id)
  const totp = await findTotp(db, accountId)
  const methods: FactorMethod[] = [
    ...(known.length > 0 ? ['passkey' as const] : []),
    ...(totp?.confirmedAt && totp.secret ? ['totp' as const] : []),
    ...((await countRecoveryCodes(db, accountId)) > 0 ? ['recoveryCode' as const] : []),
  ]
  return {
    challenge: token,
    methods,
    ...(known.length > 0 && {
      passkeyOptions: requestOptions({ rp, challenge, known, userVerification: 'preferred' }),
    }),
    expiresInSeconds: challengeMinutes * 60,
  }
}
