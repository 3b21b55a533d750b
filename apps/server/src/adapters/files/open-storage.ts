import { join } from 'node:path'
import { LocalStorage } from './local-storage.ts'
import type { S3Settings } from './s3-storage.ts'
import type { FileStorage } from './storage.ts'
import { TempFolder } from './temp-folder.ts'

type Place = { dataDir: string; s3: S3Settings | undefined; diskReserveBytes: number }
export type OpenedStorage = { storage: FileStorage; temp: TempFolder; close: () => void }

/**
 * Files go to S3 if it is configured, otherwise to the data folder; uploads are received on disk either way.
 */
export async function openStorage({ dataDir, s3, diskReserveBytes }: Place): Promise<OpenedStorage> {
  const root = join(dataDir, 'files')
  if (!s3) {
    const storage = await LocalStorage.start(root, diskReserveBytes)
    return { storage, temp: storage.temp, close: () => undefined }
  }
  // The SDK costs memory and half a second of startup, which only S3 installations should pay.
  const { S3Storage } = await import('./s3-storage.ts')
  const storage = new S3Storage(s3)
  const temp = new TempFolder(join(root, 'tmp'), diskReserveBytes)
  await temp.create()
  await temp.sweep()
  return { storage, temp, close: () => storage.close() }
}
