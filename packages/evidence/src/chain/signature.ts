export type Algorithm = 'Ed25519' | 'P-256'

/** Parameters of WebCrypto for each algorithm. */
export const keyParams = {
  Ed25519: { name: 'Ed25519' },
  'P-256': { name: 'ECDSA', namedCurve: 'P-256' },
} as const satisfies Record<Algorithm, object>
export const signParams = {
  Ed25519: { name: 'Ed25519' },
  'P-256': { name: 'ECDSA', hash: 'SHA-256' },
} as const satisfies Record<Algorithm, object>

export const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCodePoint(...bytes))
export const fromBase64 = (text: string) =>
  Uint8Array.from(atob(text), (letter) => letter.codePointAt(0) ?? 0)

type PublicKey = { algorithm: Algorithm; publicKey: string }

/** Checks signatures of one key with WebCrypto, in browsers and in Node. */
export async function openVerifier({ algorithm, publicKey }: PublicKey) {
  const { subtle } = globalThis.crypto
  const key = await subtle.importKey('spki', fromBase64(publicKey), keyParams[algorithm], false, ['verify'])
  return (statement: string, signature: string): Promise<boolean> =>
    subtle.verify(signParams[algorithm], key, fromBase64(signature), new TextEncoder().encode(statement))
}
