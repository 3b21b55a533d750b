import { hkdfSync, randomBytes } from 'node:crypto'
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { StartError } from '../errors/start-error.ts'

const Kept = z.object({
  jwt: z.string().min(32),
  encryption: z.string().min(32),
  payment: z.string().min(32).optional(),
})
export type Secrets = { jwt: string; encryption: string; payment: string }

/** The generated keys of an embedded installation, created once and read on every later start. */
export function loadSecrets(dataDir: string): Secrets {
  const file = secretsFile(dataDir)
  try {
    if (existsSync(file)) return readKept(file)
    if (existsSync(path.join(dataDir, 'pg', 'PG_VERSION'))) throw lostSecrets(file)
    return createSecrets(dataDir)
  } catch (cause) {
    if (cause instanceof StartError) throw cause
    throw new StartError(
      `無法讀寫 DATA_DIR / cannot read or write DATA_DIR: ${file} (${(cause as Error).message})`,
      { cause },
    )
  }
}

export const secretsFile = (dataDir: string) => path.join(dataDir, 'secrets.json')

/** New keys beside an existing database would silently make its stored secrets unreadable. */
const lostSecrets = (file: string) =>
  new StartError(
    `缺少金鑰檔 / the key file is missing beside an existing database: ${file}
  Restore it from your backup. If it is lost: npm run keys:rotate -- --lost creates new keys, signs everybody out and
  drops the stored LINE and stream secrets, which must then be entered again.`,
  )

/** Derived, so that all servers that share the sign-in key have the same one without configuration. */
export const derivePaymentSecret = (jwt: string): string =>
  Buffer.from(hkdfSync('sha256', jwt, '', 'lumiroute payment notice', 32)).toString('base64url')

/** Keys as stored in a file; files of earlier releases lack newer keys. */
export function parseSecrets(text: string): Secrets {
  const kept = Kept.parse(JSON.parse(text))
  return { ...kept, payment: kept.payment ?? derivePaymentSecret(kept.jwt) }
}

function readKept(file: string): Secrets {
  hideFromOthers(file)
  const text = readFileSync(file, 'utf8')
  const secrets = parseSecrets(text)
  if (text !== JSON.stringify(secrets)) writeSecrets(file, secrets)
  return secrets
}

const othersMayRead = 0o077

function hideFromOthers(file: string): void {
  if ((statSync(file).mode & othersMayRead) === 0) return
  chmodSync(file, 0o600)
  process.stderr.write(
    `其他使用者可讀取金鑰檔，已改為 600 / other users could read ${file}; its mode is now 600. If somebody may have read it, change the keys: npm run keys:rotate\n`,
  )
}

/** Written to a temporary file and renamed: a kill here must not lose the encryption key. */
export function writeSecrets(file: string, secrets: Secrets): void {
  const beside = `${file}.${process.pid}`
  const handle = openSync(beside, 'w', 0o600)
  try {
    writeFileSync(handle, JSON.stringify(secrets))
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
  renameSync(beside, file)
}

/** Only if no database was encrypted with keys of this folder. */
export function createSecrets(dataDir: string): Secrets {
  mkdirSync(dataDir, { recursive: true })
  const made = { jwt: randomKey(), encryption: randomKey(), payment: randomKey() }
  const file = secretsFile(dataDir)
  writeFileSync(file, JSON.stringify(made), { mode: 0o600, flag: 'wx' })
  chmodSync(file, 0o600)
  return made
}

export const randomKey = () => randomBytes(32).toString('base64url')
