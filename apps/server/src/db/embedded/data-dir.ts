import { mkdir, open, realpath, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '../../errors/start-error.ts'
import { errorCode } from './error-text.ts'

const reasons: Record<string, string> = {
  EACCES: '沒有寫入權限 no permission to write',
  EPERM: '沒有寫入權限 no permission to write',
  EROFS: '唯讀檔案系統 the file system is read-only',
  ENOSPC: '磁碟已滿 the disk is full',
  EDQUOT: '超過磁碟配額 the disk quota is used up',
  ENOTDIR: '路徑中有一般檔案 a part of the path is a file',
  EEXIST: '路徑是一般檔案 the path is a file',
}

/** Creates the data folder if missing, checks that it is writable, and returns its real path. */
export async function prepareDataDir(dataDir: string): Promise<string> {
  try {
    // Others may traverse but not list it: PostgreSQL runs as another user when the server is root.
    await mkdir(dataDir, { recursive: true, mode: 0o711 })
    const path = await realpath(dataDir)
    await proveWritable(join(path, `.probe-${process.pid}`))
    return path
  } catch (error) {
    throw dataDirFailure(dataDir, error)
  }
}

export function dataDirFailure(path: string, error: unknown): StartError {
  const code = errorCode(error) ?? String(error)
  return new StartError(
    `無法使用資料夾 ${path}。 Cannot use the data folder ${path}: ${reasons[code] ?? code}`,
  )
}

async function proveWritable(probe: string): Promise<void> {
  const file = await open(probe, 'w')
  try {
    await file.write(Buffer.alloc(8192))
    await file.sync()
  } finally {
    await file.close()
    await rm(probe, { force: true })
  }
}
