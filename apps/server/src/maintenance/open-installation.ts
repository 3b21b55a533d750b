import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { mimeOfFileName } from '../adapters/files/file-name.ts'
import { LocalStorage } from '../adapters/files/local-storage.ts'
import { S3Storage } from '../adapters/files/s3-storage.ts'
import type { FileStorage } from '../adapters/files/storage.ts'
import type { Settings } from '../settings.ts'
import { openDb, type Db } from '../db/db.ts'
import { reachBy, startEmbedded } from '../db/embedded.ts'
import { DataDirInUse } from '../db/embedded/owner-lock.ts'
import type { ListFiles, RemoveFile, SaveFile } from './archive.ts'

type Files = { listFiles: ListFiles; saveFile: SaveFile; removeFile: RemoveFile }
export type Installation = { db: Db; files: Files; close(): Promise<void> }
type Connection = Parameters<typeof openDb>[0]
type Database = { connection: Connection; stop(): Promise<void> }

const quiet = () => undefined
const nothing = () => Promise.resolve()

/** The rows and files that these settings point to; with `mayShare` also those of a running server. */
export async function openInstallation(
  settings: Settings,
  { mayShare }: { mayShare: boolean },
): Promise<Installation> {
  const { connection, stop } = await openDatabase(settings, mayShare)
  const db = openDb(connection, { timeZone: 'UTC', max: 2, onError: quiet })
  const { s3, dataDir } = settings
  const storage = s3 ? new S3Storage(s3) : await LocalStorage.start(join(dataDir, 'files'))
  return {
    db,
    files: getFiles(storage),
    async close() {
      await db.pool.end()
      if (storage instanceof S3Storage) storage.close()
      await stop()
    },
  }
}

async function openDatabase({ dataDir, databaseUrl }: Settings, mayShare: boolean): Promise<Database> {
  if (databaseUrl) return { connection: { connectionString: databaseUrl }, stop: nothing }
  const log = { debug: quiet, info: quiet, warn: quiet, error: quiet }
  try {
    return await startEmbedded({ dataDir, log })
  } catch (error) {
    if (!mayShare || !(error instanceof DataDirInUse)) throw error
    return { connection: await findRunning(dataDir), stop: nothing }
  }
}

/** PostgreSQL records where it listens in the fourth and fifth line of its pid file. */
async function findRunning(dataDir: string): Promise<Connection> {
  const lines = (await readFile(join(dataDir, 'pg', 'postmaster.pid'), 'utf8')).split('\n')
  return reachBy(lines[4] ?? '', Number(lines[3])).connection
}

function getFiles(storage: FileStorage): Files {
  return {
    async *listFiles() {
      for await (const { name, sizeBytes } of storage.list()) {
        yield { name, sizeBytes, open: async () => (await storage.open(name)).stream }
      }
    },
    saveFile: (name, source) => storage.save(name, source, { mime: mimeOfFileName(name) }),
    removeFile: (name) => storage.remove(name),
  }
}
