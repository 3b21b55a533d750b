import { generateKeyPairSync } from 'node:crypto'

/** A signing key as Mux issues it, with the public half. */
export function makeMuxKey(id: string) {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const pem = privateKey.export({ type: 'pkcs1', format: 'pem' }).toString()
  return { token: `${id}:${Buffer.from(pem).toString('base64')}`, publicKey }
}
