import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { openInstallation } from './open-installation.ts'
import { listenerApplicationName } from '../db/pg-listener.ts'
import { migrateDb } from '../db/migrate.ts'
import { readSettings, type Settings } from '../settings.ts'
import { StartError } from '../errors/start-error.ts'
import { createSecrets, type Secrets, secretsFile } from '../secrets/load-secrets.ts'
import { finishRotation, keepNext, type Rotated, rotateKeys, useNext } from './rotate-keys.ts'
import { countServers } from './sealed.queries.ts'

/** npm run keys:rotate */
export async function rotateByCommand(words: readonly string[]): Promise<void> {
  try {
    const isLost = words.includes('--lost')
    if (isLost) replaceLostFile()
    const settings = readSettings()
    const installation = await openInstallation(settings, { mayShare: false })
    try {
      await migrateDb(installation.db)
      await requireStopped(installation.db)
      await finishRotation(installation.db, settings)
      report(settings, await rotate(installation.db, settings, isLost))
    } finally {
      await installation.close()
    }
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}

type Db = Awaited<ReturnType<typeof openInstallation>>['db']

async function rotate(db: Db, settings: Settings, isLost: boolean): Promise<Rotated> {
  const { dataDir, keepsSecrets } = settings
  const announce = keepsSecrets ? keepNext(dataDir) : writeEnvironment(dataDir)
  const rotated = await rotateKeys(db, settings, { isLost, announce })
  if (keepsSecrets) useNext(dataDir)
  return rotated
}

/** A running server would continue to encrypt with the old key. */
async function requireStopped(db: Db): Promise<void> {
  if ((await countServers(db, listenerApplicationName)) > 0)
    throw new StartError(
      '請先停止伺服器 / a server is still running on this database: stop all of them first',
    )
}

function replaceLostFile(): void {
  const { DATA_DIR, DATABASE_URL, JWT_SECRET, ENCRYPTION_KEY } = process.env
  const dataDir = path.resolve(DATA_DIR || './data')
  if (DATABASE_URL || JWT_SECRET || ENCRYPTION_KEY || existsSync(secretsFile(dataDir))) return
  createSecrets(dataDir)
}

const environmentFile = (dataDir: string) => path.join(dataDir, 'new-keys.env')

/** Keys set by the environment cannot be replaced from here: write their new values to a file. */
const writeEnvironment =
  (dataDir: string) =>
  ({ jwt, encryption }: Secrets) =>
    writeFileSync(environmentFile(dataDir), `JWT_SECRET=${jwt}\nENCRYPTION_KEY=${encryption}\n`, {
      mode: 0o600,
    })

function report({ keepsSecrets, dataDir }: Settings, { resealed, forgotten, sessions }: Rotated): void {
  process.stdout.write(
    `完成 Done: ${resealed} secrets re-encrypted, ${forgotten} dropped, ${sessions} sessions ended\n`,
  )
  if (!keepsSecrets)
    process.stdout.write(
      `請改用新的金鑰 / set the new keys on every server before it starts: ${environmentFile(dataDir)}\n`,
    )
}
