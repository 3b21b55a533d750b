import type { finishPairing as endpoint } from '@lumiroute/contract/playbox'
import { notFound } from '../../../errors/app-error.ts'
import { hashDeviceToken } from '../../../http/authentication/device-identity.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { hashSecret, newSecret } from './pairing.codes.ts'
import { keepToken, lockPairing } from './pairing.queries.ts'

/** The token leaves the server here and only once; what stays is its hash. */
export async function finishPairing({ tx, deps, input }: Write<typeof endpoint>) {
  const now = deps.now()
  const pairing = await lockPairing(tx, hashSecret(input.secret), now)
  if (!pairing) throw notFound('配對碼已失效，請重新配對')
  const { id: pairingId, deviceId, macAddr, appVersion } = pairing
  if (deviceId === null) return { isPaired: false, token: null, deviceId: null }
  const token = newSecret()
  await keepToken(tx, { pairingId, deviceId, tokenHash: hashDeviceToken(token), appVersion, now })
  return { isPaired: true, token, deviceId: macAddr }
}
