import { spawnSync } from 'node:child_process'
import { lchown, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '../../errors/start-error.ts'
import type { Binaries } from './binaries.ts'
import { initCluster } from './init-cluster.ts'
import { cleanEnv, buildCommand, type Runner } from './runner.ts'
import { errorCode } from './error-text.ts'

export const databaseName = 'lumiroute'

type Place = { dataDir: string; binaries: Binaries; runner: Runner }

/** Creates the database folder on the first start, and checks it on later ones. */
export async function prepareCluster(place: Place): Promise<void> {
  const pgDir = join(place.dataDir, 'pg')
  await removeUnfinished(place.dataDir)
  if (await isMissingOrEmpty(pgDir)) await createCluster(place, pgDir)
  await checkVersion(pgDir, place.binaries.majorVersion)
  await giveTo(place.runner, pgDir)
}

async function removeUnfinished(dataDir: string): Promise<void> {
  const names = (await readdir(dataDir)).filter((name) => name.startsWith('pg.new-'))
  // The initdb of a killed server may still be writing to it.
  const patient = { recursive: true, force: true, maxRetries: 20, retryDelay: 50 }
  await Promise.all(names.map((name) => rm(join(dataDir, name), patient)))
}

async function isMissingOrEmpty(pgDir: string): Promise<boolean> {
  try {
    return (await readdir(pgDir)).length === 0
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return true
    throw new StartError(`無法讀取 ${pgDir}。 Cannot read ${pgDir}: ${errorCode(error)}`)
  }
}

// Created under another name and renamed: a kill midway never leaves half a database under the real name.
async function createCluster({ dataDir, binaries, runner }: Place, pgDir: string): Promise<void> {
  const draft = join(dataDir, `pg.new-${process.pid}`)
  try {
    const args = ['-U', databaseName, '--auth-local=trust', '--auth-host=reject']
    await initCluster({ runner, program: binaries.initdb, pgDir: draft, args })
    createDatabase(runner, binaries.postgres, draft)
    await rm(pgDir, { recursive: true, force: true })
    await rename(draft, pgDir)
    await syncFolder(dataDir)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
}

function createDatabase(runner: Runner, program: string, pgDir: string): void {
  const [file, args] = buildCommand(runner, program, ['--single', '-D', pgDir, 'postgres'])
  const input = `create database ${databaseName}\n`
  const options = { ...runner.identity, cwd: '/', env: cleanEnv(), input, encoding: 'utf8' as const }
  const { status, stderr } = spawnSync(file, args, options)
  if (status === 0 && !/^.*(ERROR|FATAL|PANIC): /m.test(stderr)) return
  throw new StartError(`無法建立資料庫。 The database could not be created: ${stderr.trim()}`)
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  await folder.sync().finally(() => folder.close())
}

async function checkVersion(pgDir: string, majorVersion: string): Promise<void> {
  const found = (await readFile(join(pgDir, 'PG_VERSION'), 'utf8').catch(() => '')).trim()
  if (found === majorVersion) return
  const what = found === '' ? '不完整 is incomplete (no PG_VERSION)' : `屬於 is of PostgreSQL ${found}`
  throw new StartError(
    `資料夾 ${pgDir} ${what}; 本版需要 this release needs PostgreSQL ${majorVersion}. ` +
      `請以原版本執行 npm run db:export 後再匯入。 Export it with the release that created it, then import it here.`,
  )
}

async function giveTo(runner: Runner, pgDir: string): Promise<void> {
  const { uid } = await stat(pgDir)
  if (uid === runner.uid) return
  if (process.getuid?.() !== 0) {
    throw new StartError(
      `${pgDir} 屬於使用者 ${uid}，請以該使用者啟動。 ` +
        `${pgDir} belongs to user ${uid}: start as that user, or change the folder's owner.`,
    )
  }
  await chownTree(pgDir, runner)
}

// The top folder last: after a kill midway the next start sees the old owner and repeats everything.
async function chownTree(path: string, runner: Runner): Promise<void> {
  for (const entry of await readdir(path, { withFileTypes: true })) {
    const child = join(path, entry.name)
    if (entry.isDirectory()) await chownTree(child, runner)
    else await lchown(child, runner.uid, runner.gid)
  }
  await lchown(path, runner.uid, runner.gid)
}
