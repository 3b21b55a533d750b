import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Db, Tx } from '../db/db.ts'
import type { Settings } from '../settings.ts'
import { StartError } from '../errors/start-error.ts'
import { parseSecrets, randomKey, type Secrets, secretsFile, writeSecrets } from '../secrets/load-secrets.ts'
import { createSealer, type Sealer } from '../secrets/sealed-text.ts'
import { endAllSessions, listSealed, lockSealed, replaceSealed, type SealedValue } from './sealed.queries.ts'

export const nextSecretsFile = (dataDir: string) => path.join(dataDir, 'secrets.next.json')

export type Rotated = { resealed: number; forgotten: number; sessions: number; secrets: Secrets }
type Options = {
  /** Drops values that the current key cannot decrypt, instead of stopping the rotation. */
  isLost: boolean
  /** Stores the new keys before anything is encrypted with them. */
  announce: (secrets: Secrets) => void
}

/** The webhook key stays: an external checkout page signs with it, so both must change together. */
const newSecrets = ({ payment }: Secrets): Secrets => ({ jwt: randomKey(), encryption: randomKey(), payment })

/** Encrypts every stored secret with a new key and ends all sessions, in one transaction. */
export async function rotateKeys(
  db: Db,
  settings: Settings,
  { isLost, announce }: Options,
): Promise<Rotated> {
  const secrets = newSecrets(settings.secrets)
  return db.write(async (tx) => {
    await lockSealed(tx)
    const values = openAll(createSealer(settings.secrets.encryption), await listSealed(tx))
    const unreadable = values.filter(({ text }) => text === undefined).length
    if (unreadable > 0 && !isLost) throw cannotOpen(unreadable)
    announce(secrets)
    await sealAll(tx, createSealer(secrets.encryption), values)
    const sessions = await endAllSessions(tx)
    return { resealed: values.length - unreadable, forgotten: unreadable, sessions, secrets }
  })
}

const cannotOpen = (count: number) =>
  new StartError(
    `有 ${count} 筆資料無法以目前的金鑰解開 / ${count} stored secrets cannot be decrypted with the current ENCRYPTION_KEY.
  Nothing was changed. Use the key they were stored with, or delete them: npm run keys:rotate -- --lost`,
  )

type OpenedValue = SealedValue & { text: string | undefined }

const openAll = (sealer: Sealer, values: readonly SealedValue[]): OpenedValue[] =>
  values.map((value) => ({ ...value, text: tryOpen(sealer, value) }))

function tryOpen(sealer: Sealer, value: SealedValue): string | undefined {
  try {
    return sealer.open(value.sealed, value)
  } catch {
    return undefined
  }
}

async function sealAll(tx: Tx, sealer: Sealer, values: readonly OpenedValue[]): Promise<void> {
  for (const { text, ...value } of values)
    await replaceSealed(tx, value, text === undefined ? '' : sealer.seal(text, value))
}

/** After a killed rotation: the keys that decrypt the stored secrets become the current keys. */
export async function finishRotation(db: Db, settings: Settings): Promise<void> {
  const file = nextSecretsFile(settings.dataDir)
  if (!settings.keepsSecrets || !existsSync(file)) return
  const next = parseSecrets(readFileSync(file, 'utf8'))
  const values = await listSealed(db)
  const sealer = createSealer(next.encryption)
  if (values.length > 0 && !values.some((value) => tryOpen(sealer, value) !== undefined))
    return rmSync(file, { force: true })
  renameSync(file, secretsFile(settings.dataDir))
  settings.secrets = next
}

/** Stores the new keys beside the old ones until nothing in the database uses the old. */
export const keepNext = (dataDir: string) => (secrets: Secrets) =>
  writeSecrets(nextSecretsFile(dataDir), secrets)

export const useNext = (dataDir: string) => renameSync(nextSecretsFile(dataDir), secretsFile(dataDir))
