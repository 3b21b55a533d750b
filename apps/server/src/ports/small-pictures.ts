import type { FileStorage } from '../adapters/files/storage.ts'

/** Cached thumbnails, which the file feature implements. */
export type SmallPictures = {
  /** Undefined where the picture cannot be made smaller; the caller then shows it as it is. */
  find(storage: FileStorage, file: { uuidName: string }): Promise<Buffer | undefined>
}
