import type { PasskeyCreationOptions, PasskeyRequestOptions } from '@lumiroute/contract/second-factor'
import type { RelyingParty } from './relying-party.ts'
import type { PasskeyRow } from './second-factor.queries.ts'

export const challengeMinutes = 5
const timeout = challengeMinutes * 60_000
/** Ed25519, ES256 and RS256. */
export const algorithms = [-8, -7, -257]

type Known = Pick<PasskeyRow, 'credentialId' | 'transports'>
const describe = ({ credentialId, transports }: Known) => ({
  id: credentialId,
  type: 'public-key' as const,
  transports,
})

type Creation = {
  rp: RelyingParty
  challenge: string
  user: { handle: string; account: string; name: string }
  known: readonly Known[]
}

export const creationOptions = ({ rp, challenge, user, known }: Creation): PasskeyCreationOptions => ({
  rp: { id: rp.id, name: 'LumiRoute' },
  user: { id: user.handle, name: user.account, displayName: user.name },
  challenge,
  pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' })),
  timeout,
  attestation: 'none',
  excludeCredentials: known.map(describe),
  authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
})

type Request = {
  rp: RelyingParty
  challenge: string
  known: readonly Known[]
  userVerification: 'required' | 'preferred'
}

export const requestOptions = ({
  rp,
  challenge,
  known,
  userVerification,
}: Request): PasskeyRequestOptions => ({
  rpId: rp.id,
  challenge,
  allowCredentials: known.map(describe),
  timeout,
  userVerification,
})
