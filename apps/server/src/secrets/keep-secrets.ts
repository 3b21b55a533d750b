import { hkdfSync, randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { StartError } from '../start-error.ts'

const Kept = z.object({
  jwt: z.string().min(32),
  encryption: z.string().min(32),
  payment: z.string().min(32).optional(),
})
export type Secrets = { jwt: string; encryption: string; payment: string }

/** The generated keys of an embedded installation, made once and read at every later start. */
export function keepSecrets(dataDir: string): Secrets {
  const file = path.join(dataDir, 'secrets.json')
  try {
    return existsSync(file) ? readKept(file) : makeSecrets(dataDir, file)
  } catch (cause) {
    throw new StartError(
      `無法讀寫 DATA_DIR / cannot read or write DATA_DIR: ${file} (${(cause as Error).message})`,
      { cause },
    )
  }
}

/** The same on every server that shares the sign-in key, so that none has to be told. */
export const derivePaymentSecret = (jwt: string): string =>
  Buffer.from(hkdfSync('sha256', jwt, '', 'lumiroute payment notice', 32)).toString('base64url')

/** A file of an earlier release lacks the newer keys. */
function readKept(file: string): Secrets {
  const kept = Kept.parse(JSON.parse(readFileSync(file, 'utf8')))
  if (kept.payment !== undefined) return { ...kept, payment: kept.payment }
  const completed = { ...kept, payment: derivePaymentSecret(kept.jwt) }
  // Beside it and renamed: a start that is killed here must not lose the encryption key.
  const beside = `${file}.${process.pid}`
  writeFileSync(beside, JSON.stringify(completed), { mode: 0o600 })
  renameSync(beside, file)
  return completed
}

function makeSecrets(dataDir: string, file: string): Secrets {
  mkdirSync(dataDir, { recursive: true })
  const made = { jwt: randomKey(), encryption: randomKey(), payment: randomKey() }
  writeFileSync(file, JSON.stringify(made), { mode: 0o600, flag: 'wx' })
  chmodSync(file, 0o600)
  return made
}

const randomKey = () => randomBytes(32).toString('base64url')
