import { createHash, randomBytes } from 'node:crypto'
import { fromBase32, toBase32 } from '../../../secrets/base32.ts'

const recoveryCodeCount = 10
/** 80 bits: their hashes cannot be guessed from a stolen database. */
const codeBytes = 10

const grouped = (code: string) => (code.match(/.{4}/g) ?? []).join('-')

export const makeRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCodeCount }, () => grouped(toBase32(randomBytes(codeBytes))))

/** The same hash however it is typed; undefined if it cannot be a code. */
export function hashRecoveryCode(accountId: number, typed: string): string | undefined {
  const bytes = fromBase32(typed)
  if (bytes?.length !== codeBytes) return undefined
  return createHash('sha256').update(`recovery ${accountId} `).update(bytes).digest('base64url')
}
