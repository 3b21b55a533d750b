import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** What every authenticator app supports: RFC 6238 with SHA-1, six digits and 30 seconds. */
const stepSeconds = 30
const digits = 6
const secretBytes = 20
/** A phone's clock may differ by one step, and a code may be typed just before it changes. */
const toleratedSteps = [0, -1, 1]

export const makeTotpSecret = (): Buffer => randomBytes(secretBytes)

export const stepAt = (at: Date): number => Math.floor(at.getTime() / 1000 / stepSeconds)

/** RFC 4226: the code of one time step. */
export function totpCode(secret: Buffer, step: number, length = digits): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = (mac.at(-1) as number) & 15
  const number = mac.readUInt32BE(offset) & 0x7fffffff
  return String(number % 10 ** length).padStart(length, '0')
}

/** The time step of a code that is valid now; undefined for any other. */
export const findTotpStep = (secret: Buffer, code: string, at: Date): number | undefined =>
  toleratedSteps.map((shift) => stepAt(at) + shift).find((step) => isSame(totpCode(secret, step), code))

const isSame = (expected: string, given: string) =>
  /^\d{6}$/.test(given) && timingSafeEqual(Buffer.from(expected), Buffer.from(given))

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** RFC 4648, as authenticator apps read it; 20 bytes need no padding. */
export function toTotpText(secret: Buffer): string {
  const bits = [...secret].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{5}/g) ?? []).map((five) => alphabet[parseInt(five, 2)]).join('')
}

type Named = { issuer: string; account: string; secret: string }

/** The content of the QR code. */
export function totpUri({ issuer, account, secret }: Named): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`
}
