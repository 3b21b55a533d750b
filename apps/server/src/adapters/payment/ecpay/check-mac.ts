import { createHash } from 'node:crypto'
import { isSameText } from '../webhook-signature.ts'

export type EcpayKeys = { hashKey: string; hashIv: string }
export type Fields = Record<string, string>
type Algorithm = 'sha256' | 'md5'

/** Signs form fields; ECPay's other services use MD5. */
export function computeCheckMac(fields: Fields, keys: EcpayKeys, algorithm: Algorithm = 'sha256'): string {
  const pairs = Object.entries(fields)
    .filter(([name]) => name !== 'CheckMacValue')
    .toSorted(([a], [b]) => compare(a.toLowerCase(), b.toLowerCase()))
    .map(([name, value]) => `${name}=${value}`)
  return digest(`HashKey=${keys.hashKey}&${pairs.join('&')}&HashIV=${keys.hashIv}`, algorithm)
}

/** The variant for calls whose body is JSON. */
export const checkMacOfJson = (json: string, { hashKey, hashIv }: EcpayKeys): string =>
  digest(`${hashKey}${json}${hashIv}`, 'sha256')

export const isGenuine = (fields: Fields, keys: EcpayKeys): boolean =>
  isSameText(computeCheckMac(fields, keys), (fields.CheckMacValue ?? '').toUpperCase())

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

const digest = (text: string, algorithm: Algorithm) =>
  createHash(algorithm).update(encode(text).toLowerCase()).digest('hex').toUpperCase()

/** As .NET encodes: space, apostrophe and tilde differ from JavaScript, and lone surrogates do not throw. */
const encode = (text: string) =>
  encodeURIComponent(Buffer.from(text).toString())
    .replaceAll('%20', '+')
    .replaceAll("'", '%27')
    .replaceAll('~', '%7e')
