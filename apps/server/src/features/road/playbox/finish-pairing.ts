import type { finishPairing as endpoint } from '@lumiroute/contract/playbox'
import { AppError } from '../../../errors/app-error.ts'
import { hashDeviceToken } from '../../../http/authentication/device-identity.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { saveDeviceKey } from '../chain/save-device-key.ts'
import { createSecret, hashSecret } from './pairing-code.ts'
import { lockPairing, saveToken } from './queries/pairing.queries.ts'

/** The token leaves the server only here, once; the database stores its hash. */
export async function finishPairing({ tx, deps, input }: Write<typeof endpoint>) {
  const now = deps.now()
  const pairing = await lockPairing(tx, hashSecret(input.secret), now)
  if (!pairing) throw new AppError('playbox.pairingExpired')
  const { id: pairingId, deviceId, macAddr, appVersion } = pairing
  if (deviceId === null) return { isPaired: false, token: null, deviceId: null }
  const token = createSecret()
  await saveToken(tx, { pairingId, deviceId, tokenHash: hashDeviceToken(token), appVersion, now })
  if (input.key) await saveDeviceKey(tx, deviceId, input.key, now)
  return { isPaired: true, token, deviceId: macAddr }
}
