import { createHmac, timingSafeEqual } from 'node:crypto'

export const signedLinkSeconds = 600

export type SignedLink = { expires: string; sign: string }

export function signFileLink(key: Uint8Array | string, name: string, expiresAt: Date): SignedLink {
  const expires = String(Math.floor(expiresAt.getTime() / 1000))
  return { expires, sign: mac(key, name, expires).toString('base64url') }
}

export function checkFileLink(
  key: Uint8Array | string,
  name: string,
  link: Partial<SignedLink>,
  now: Date = new Date(),
): boolean {
  const { expires = '', sign = '' } = link
  if (!/^[1-9]\d{0,11}$/.test(expires) || !/^[\w-]{43}$/.test(sign)) return false
  const expected = mac(key, name, expires)
  const given = Buffer.from(sign, 'base64url')
  // Two spellings of the last character decode to the same bytes; accept only the one we generate.
  if (given.toString('base64url') !== sign) return false
  return timingSafeEqual(given, expected) && now.getTime() < Number(expires) * 1000
}

/** The message contains the purpose, so that no other HMAC with this key is a valid link. */
function mac(key: Uint8Array | string, name: string, expires: string): Buffer {
  return createHmac('sha256', key).update(`file-link\n${name}\n${expires}`).digest()
}
