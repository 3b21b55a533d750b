import type { NewPasskey, UsedPasskey } from '@lumiroute/contract/second-factor'
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import { algorithms } from './passkey-options.ts'
import type { RelyingParty } from './relying-party.ts'
import type { PasskeyRow } from './second-factor.queries.ts'

type Expected = { rp: RelyingParty; challenge: string }
type Verified = { credentialId: string; publicKey: string; counter: number }

/** The new credential, or undefined if the browser's answer does not prove it. */
export async function verifyNewPasskey(
  passkey: NewPasskey,
  { rp, challenge }: Expected,
): Promise<Verified | undefined> {
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: { ...passkey, response: forLibrary(passkey.response), clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: rp.origin,
    expectedRPID: rp.id,
    requireUserVerification: false,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => ({ verified: false, registrationInfo: undefined }))
  if (!verified || !registrationInfo) return undefined
  const { id, publicKey, counter } = registrationInfo.credential
  return { credentialId: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter }
}

const forLibrary = ({ clientDataJSON, attestationObject }: NewPasskey['response']) => ({
  clientDataJSON,
  attestationObject,
})

type Stored = Pick<PasskeyRow, 'credentialId' | 'publicKey' | 'counter' | 'userHandle'>

/** The credential's new counter, or undefined if the browser's answer does not prove it. */
export async function verifyUsedPasskey(
  passkey: UsedPasskey,
  stored: Stored,
  { rp, challenge, requireUserVerification }: Expected & { requireUserVerification: boolean },
): Promise<number | undefined> {
  const { userHandle, ...response } = passkey.response
  if (userHandle && userHandle !== stored.userHandle) return undefined
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...passkey, response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: rp.origin,
    expectedRPID: rp.id,
    requireUserVerification,
    credential: {
      id: stored.credentialId,
      publicKey: new Uint8Array(Buffer.from(stored.publicKey, 'base64url')),
      counter: stored.counter,
    },
  }).catch(() => ({ verified: false, authenticationInfo: undefined }))
  return verified ? authenticationInfo?.newCounter : undefined
}
