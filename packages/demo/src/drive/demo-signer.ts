import { getHeadStatement, type Head } from '@lumiroute/evidence/chain'
import type { Tx } from '@lumiroute/server/db/db.ts'
import { lockKey } from '@lumiroute/server/features/road/chain/chain.queries.ts'
import { saveDeviceKey } from '@lumiroute/server/features/road/chain/save-device-key.ts'
import { createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto'

/** One box of the demo is too old for signatures. */
export const canDemoSign = (deviceId: number) => deviceId % 17 !== 0

const pkcs8Ed25519 = Buffer.from('302e020100300506032b657004220420', 'hex')

/** The same key after a restart, since the demo continues its drives; it proves nothing outside the demo. */
function makePair(deviceId: number) {
  const seed = createHash('sha256').update(`lumiroute demo box ${deviceId}`).digest()
  const der = Buffer.concat([pkcs8Ed25519, seed])
  const privateKey = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
  const publicKey = createPublicKey(privateKey).export({ format: 'der', type: 'spki' }).toString('base64')
  return { privateKey, publicKey }
}

/** Registers the key of a demo box and signs with it. */
export async function openDemoSigner(tx: Tx, deviceId: number, now: Date) {
  const { privateKey, publicKey } = makePair(deviceId)
  const fingerprint = await saveDeviceKey(tx, deviceId, { algorithm: 'Ed25519', publicKey }, now)
  const keyId = (await lockKey(tx, fingerprint, deviceId))?.id as number
  const signHead = (recordId: number, head: Head) =>
    sign(null, Buffer.from(getHeadStatement(fingerprint, recordId, head)), privateKey).toString('base64')
  return { keyId, fingerprint, signHead }
}
