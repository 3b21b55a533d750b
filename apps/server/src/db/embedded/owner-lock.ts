import { spawnSync } from 'node:child_process'
import { open, readFile, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '../../errors/start-error.ts'
import { dataDirFailure } from './data-dir.ts'

export type OwnerLock = { release(): Promise<void> }

/** The data folder is used by a running server. */
export class DataDirInUse extends StartError {}

/**
 * One server per data folder. The lock belongs to our open file, so the kernel releases it however this
 * process dies; a pid file would survive a kill -9 and be wrong once the pid is reused.
 */
export async function takeOwnerLock(dataDir: string): Promise<OwnerLock> {
  const path = join(dataDir, 'server.lock')
  const file = await openLock(path)
  try {
    lock(file, dataDir, await readFile(path, 'utf8'))
    await file.truncate()
    await file.write(`${process.pid}\n`)
    return { release: () => file.close() }
  } catch (error) {
    await file.close()
    throw error
  }
}

async function openLock(path: string): Promise<FileHandle> {
  try {
    return await open(path, 'a', 0o600)
  } catch (error) {
    throw dataDirFailure(path, error)
  }
}

function lock(file: FileHandle, dataDir: string, owner: string): void {
  const { status, error } = spawnSync('flock', ['-n', '3'], {
    stdio: ['ignore', 'ignore', 'ignore', file.fd],
  })
  if (status === 0) return
  if (error) {
    throw new StartError(
      `找不到 flock 指令，請安裝 util-linux。 The command flock is missing: install util-linux.`,
    )
  }
  throw new DataDirInUse(
    `資料夾 ${dataDir} 正由另一個 LumiRoute（程序 ${owner.trim()}）使用，請先停止它，或改用其他 DATA_DIR。 ` +
      `Another LumiRoute (process ${owner.trim()}) is using ${dataDir}: stop it first, or set another DATA_DIR.`,
  )
}
