import type { DeviceKey, KeyAlgorithm } from '@lumiroute/contract/playbox'
import { keyParams, sha256BytesHex, signParams, toBase64 } from '@lumiroute/evidence/chain'
import type { KeysPort } from '../ports/keys.port.ts'
import { outcome, read, write } from './database.ts'

/** Ed25519 needs Chromium 137; older ones have P-256. */
const algorithms: readonly KeyAlgorithm[] = ['Ed25519', 'P-256']

type KeptKey = { key: DeviceKey; privateKey: CryptoKey }

/** undefined if the browser does not know the algorithm. */
async function generate(algorithm: KeyAlgorithm): Promise<CryptoKeyPair | undefined> {
  try {
    const made = await crypto.subtle.generateKey(keyParams[algorithm], false, ['sign', 'verify'])
    return made as CryptoKeyPair
  } catch {
    return undefined
  }
}

async function makeKey(): Promise<(KeptKey & { fingerprint: string }) | null> {
  for (const algorithm of algorithms) {
    const pair = await generate(algorithm)
    if (!pair) continue
    const der = new Uint8Array(await crypto.subtle.exportKey('spki', pair.publicKey))
    const key = { algorithm, publicKey: toBase64(der) }
    return { fingerprint: sha256BytesHex(der), key, privateKey: pair.privateKey }
  }
  return null
}

/** The private key cannot be exported: the browser signs with it, and scripts cannot read it. */
export function webKeys(database: IDBDatabase): KeysPort {
  const find = async (fingerprint: string) =>
    (await outcome(read(database, 'keys').get(fingerprint) as IDBRequest<KeptKey | undefined>)) ?? null
  return {
    find: async (fingerprint) => {
      const kept = await find(fingerprint)
      return kept && { fingerprint, key: kept.key }
    },
    create: async () => {
      // Missing in insecure contexts.
      const made = 'subtle' in crypto ? await makeKey() : null
      if (!made) return null
      const { fingerprint, ...kept } = made
      await write(database, 'keys', (store) => void store.put(kept, fingerprint))
      return { fingerprint, key: kept.key }
    },
    sign: async (fingerprint, statement) => {
      const kept = await find(fingerprint)
      if (!kept) return null
      const bytes = new TextEncoder().encode(statement)
      const { privateKey, key } = kept
      return toBase64(new Uint8Array(await crypto.subtle.sign(signParams[key.algorithm], privateKey, bytes)))
    },
  }
}
