import { createHash } from 'node:crypto'
import { chown, lstat, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StartError } from '../../errors/start-error.ts'
import type { Runner } from './runner.ts'
import { errorCode } from './error-text.ts'

// The path of a Unix socket may have 107 bytes; PostgreSQL appends its own file name to the folder.
const maxFolderBytes = 107 - '/.s.PGSQL.5432.lock'.length

/** A private folder with a short path for the socket, the same on each start for one data folder. */
export async function makeSocketDir(dataDir: string, runner: Runner): Promise<string> {
  const key = createHash('sha256').update(dataDir).digest('hex').slice(0, 12)
  const wanted = join(await pickParent(), `lumiroute-${runner.uid}-${key}`)
  const dir = (await takeFolder(wanted, runner.uid)) ? wanted : await mkdtemp(`${wanted}-`)
  await chown(dir, runner.uid, runner.gid)
  return dir
}

/** A killed PostgreSQL leaves its lock file, whose pid may belong to another process by now. */
export async function clearSocket(dir: string): Promise<void> {
  for (const name of await readdir(dir))
    if (name.startsWith('.s.PGSQL.')) await rm(join(dir, name), { force: true })
}

async function pickParent(): Promise<string> {
  const places = new Set([tmpdir(), '/tmp', '/var/tmp', '/dev/shm'])
  for (const place of places) {
    if (await isUsable(place)) return place
  }
  throw new StartError(
    '找不到暫存資料夾。 No temporary folder found for the socket: set TMPDIR to a short path.',
  )
}

async function isUsable(place: string): Promise<boolean> {
  const found = await stat(place).catch(() => undefined)
  const isOpenToAll = found !== undefined && (found.mode & 0o003) === 0o003
  return (
    isOpenToAll && Buffer.byteLength(place) + '/lumiroute-65534-0123456789ab-XXXXXX'.length <= maxFolderBytes
  )
}

async function takeFolder(path: string, uid: number): Promise<boolean> {
  try {
    await mkdir(path, { mode: 0o700 })
    return true
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  }
  // The name is predictable, so another user may have placed a folder or link there to intercept traffic.
  const found = await lstat(path)
  return found.isDirectory() && found.uid === uid && (found.mode & 0o777) === 0o700
}
